import {EmailVerificationView} from '../../../src/features/access/EmailVerificationView.tsx'
import {address, emailVerificationModel, emailVerificationView} from '../../models/access/emailVerification.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(emailVerificationModel, emailVerificationView, ({state, send}) => (
  <EmailVerificationView state={state} send={send} email={address} />
))
