import {PushSwitchView} from '../../../src/features/notifications/PushSwitchView.tsx'
import {pushModel, pushView} from '../../models/notifications/push.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(pushModel, pushView, ({state, send}) => <PushSwitchView state={state} send={send} />)
