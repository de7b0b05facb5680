import {mockRankingModel} from '../../models/performance/mockRanking.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(mockRankingModel)
