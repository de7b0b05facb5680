import {landingModel} from '../../models/landing/landingModels.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(landingModel)
