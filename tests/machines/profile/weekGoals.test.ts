import {weekGoalsModel} from '../../models/profile/weekGoals.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(weekGoalsModel)
