import {PresenceView} from '../../../src/features/notifications/PresenceView.tsx'
import {presenceModel, presenceView} from '../../models/notifications/presence.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(presenceModel, presenceView, ({state}) => <PresenceView state={state} />)
