import {EmailConfirmationView} from '../../../src/features/access/EmailConfirmationView.tsx'
import {emailConfirmationModel, emailConfirmationView} from '../../models/access/emailConfirmation.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(emailConfirmationModel, emailConfirmationView, ({state, send}) => (
  <EmailConfirmationView state={state} send={send} />
))
