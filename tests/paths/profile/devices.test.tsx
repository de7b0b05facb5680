import {DevicesView} from '../../../src/features/profile/DevicesView.tsx'
import {devicesModel, devicesView} from '../../models/profile/devices.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(devicesModel, devicesView, ({state, send}) => <DevicesView state={state} send={send} />)
