import {dayRolloverModel} from '../../models/agenda/dayRollover.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(dayRolloverModel)
