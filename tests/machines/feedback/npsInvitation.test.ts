import {npsInvitationModel} from '../../models/feedback/npsInvitation.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(npsInvitationModel)
