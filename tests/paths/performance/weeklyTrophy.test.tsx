import {WeeklyTrophyView} from '../../../src/features/performance/WeeklyTrophyView.tsx'
import {weeklyTrophyModel, weeklyTrophyView} from '../../models/performance/weeklyTrophy.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(weeklyTrophyModel, weeklyTrophyView, ({state}) => <WeeklyTrophyView state={state} />)
