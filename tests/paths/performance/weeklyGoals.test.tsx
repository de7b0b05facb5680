import {WeeklyGoalsView} from '../../../src/features/performance/WeeklyGoalsView.tsx'
import {weeklyGoalsModel, weeklyGoalsView} from '../../models/performance/weeklyGoals.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(weeklyGoalsModel, weeklyGoalsView, ({state, send}) => (
  <WeeklyGoalsView
    state={state}
    send={send}
    download={() => undefined}
    renderTrophy={({actions, children, below}) => (
      <>
        {actions}
        {children}
        {below}
      </>
    )}
  />
))
