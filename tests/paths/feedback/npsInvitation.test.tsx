import {NpsInvitationView} from '../../../src/features/feedback/NpsInvitationView.tsx'
import {npsInvitationModel, npsInvitationView} from '../../models/feedback/npsInvitation.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(npsInvitationModel, npsInvitationView, (flow) => <NpsInvitationView {...flow} />)
