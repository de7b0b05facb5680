import {weeklyTrophyModel} from '../../models/performance/weeklyTrophy.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(weeklyTrophyModel)
