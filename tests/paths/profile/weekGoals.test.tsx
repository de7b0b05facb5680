import {WeekGoalsView} from '../../../src/features/profile/WeekGoalsView.tsx'
import {weekGoalsModel, weekGoalsView} from '../../models/profile/weekGoals.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(weekGoalsModel, weekGoalsView, ({state, send}) => <WeekGoalsView state={state} send={send} />)
