import {PasswordChangeView} from '../../../src/features/profile/PasswordChangeView.tsx'
import {passwordChangeModel, passwordChangeView} from '../../models/profile/passwordChange.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(passwordChangeModel, passwordChangeView, ({state, send}) => <PasswordChangeView state={state} send={send} />)
