import {splashModel} from '../../models/shell/splash.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(splashModel)
