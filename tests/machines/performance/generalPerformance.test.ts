import {generalPerformanceModel} from '../../models/performance/generalPerformance.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(generalPerformanceModel)
