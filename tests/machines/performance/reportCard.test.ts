import {reportCardModel} from '../../models/performance/reportCard.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(reportCardModel)
