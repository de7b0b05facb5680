import {emailVerificationModel} from '../../models/access/emailVerification.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(emailVerificationModel)
