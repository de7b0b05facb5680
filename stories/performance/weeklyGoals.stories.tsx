import {createActor} from 'xstate'
import {weeklyGoalsMachine} from '../../machines/performance/weeklyGoals.machine.ts'
import {steppedWeek} from '../../machines/performance/weeklyGoals.rules.ts'
import type {WeeklyGoalsContext} from '../../machines/performance/weeklyGoals.types.ts'
import {weeklyTrophyMachine} from '../../machines/performance/weeklyTrophy.machine.ts'
import {WeeklyGoalsView} from '../../src/features/performance/WeeklyGoalsView.tsx'
import {WeeklyTrophyView} from '../../src/features/performance/WeeklyTrophyView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {goals} from './fixtures.ts'

/** The chart of the trophy where it stands with this week. */
const trophyOf = (context: WeeklyGoalsContext) =>
  createActor(weeklyTrophyMachine, {input: {week: steppedWeek(context)}})
    .start()
    .getSnapshot()

const {at, meta} = flowStories({
  machine: weeklyGoalsMachine,
  View: ({state, send}) => (
    <WeeklyGoalsView
      state={state}
      send={send}
      download={() => undefined}
      renderTrophy={(slots) => <WeeklyTrophyView state={trophyOf(state.context)} {...slots} />}
    />
  ),
  context: {scope: 'course', goals, step: 0, isDebugging: false},
})

export default {title: 'Fluxos/Desempenho/Metas semanais', ...meta}
export const Loading = at('loading', {goals: null})
export const Offline = at('offline', {goals: null})
export const Failed = at('failed', {goals: null})
export const ShownReading = at({shown: 'reading'})
export const ShownReading_Debugging = at({shown: 'reading'}, {isDebugging: true, step: 2})
export const ShownReading_Newcomer = at({shown: 'reading'}, {goals: {...goals, scopes: [], days: []}})
export const ShownReading_FromDevice = at(
  {shown: 'reading'},
  {goals: {...goals, isFromDevice: true}, scope: 'preCourse'},
)
export const ShownHelpOpen = at({shown: 'helpOpen'})
