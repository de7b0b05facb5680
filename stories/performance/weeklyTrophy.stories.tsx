import {weeklyTrophyMachine} from '../../machines/performance/weeklyTrophy.machine.ts'
import {WeeklyTrophyView} from '../../src/features/performance/WeeklyTrophyView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {bronzeWeek, goldWeek, week} from './fixtures.ts'

const {at, meta} = flowStories({
  machine: weeklyTrophyMachine,
  View: ({state}) => <WeeklyTrophyView state={state} />,
  context: {week},
})

export default {title: 'Fluxos/Desempenho/Troféu da semana', ...meta}

const nothing = {done: 0, total: 0}

export const Deciding = at('deciding')
export const Bronze = at('bronze')
export const Bronze_Empty = at('bronze', {
  week: {
    ...week,
    theoreticalStudy: nothing,
    theoreticalReview: nothing,
    extraTheoreticalReview: 0,
    exams: nothing,
    smartReview: {questions: 0, flashcards: 0, total: 0},
  },
})
export const Silver = at('silver', {week: bronzeWeek})
export const Gold = at('gold', {
  week: {
    ...goldWeek,
    theoreticalStudy: {done: 5, total: 5},
    theoreticalReview: {done: 3, total: 4},
    smartReview: {questions: 6, flashcards: 6, total: 6},
  },
})
export const Gold_Complete = at('gold', {week: goldWeek})
