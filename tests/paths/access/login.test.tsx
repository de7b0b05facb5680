import {LoginView} from '../../../src/features/access/LoginView.tsx'
import {loginModel, loginView} from '../../models/access/login.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(loginModel, loginView, ({state, send}) => <LoginView state={state} send={send} />)
