import {devicesModel} from '../../models/profile/devices.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(devicesModel)
