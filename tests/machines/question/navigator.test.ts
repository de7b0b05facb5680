import {navigatorModel} from '../../models/question/navigator.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(navigatorModel)
