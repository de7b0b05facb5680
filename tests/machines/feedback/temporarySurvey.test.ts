import {temporarySurveyModel} from '../../models/feedback/temporarySurvey.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(temporarySurveyModel)
