import {courseSwitchModel} from '../../models/shell/courseSwitch.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(courseSwitchModel)
