import {ForgotPasswordView} from '../../../src/features/access/ForgotPasswordView.tsx'
import {forgotPasswordModel, forgotPasswordView} from '../../models/access/forgotPassword.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(forgotPasswordModel, forgotPasswordView, ({state, send}) => <ForgotPasswordView state={state} send={send} />)
