import {weeklyGoalsModel} from '../../models/performance/weeklyGoals.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(weeklyGoalsModel)
