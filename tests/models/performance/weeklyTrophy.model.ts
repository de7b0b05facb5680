import {weeklyTrophyMachine} from '../../../machines/performance/weeklyTrophy.machine.ts'
import type {WeeklyAchievement} from '../../../machines/performance/weeklyTrophy.types.ts'
import {goalsText, targetWords, tierNames, trophyWords} from '../../../src/text/performance/weeklyGoals.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'

const targets = {bronze: 1, silver: 2, gold: 3}

/** A week in which so many of each activity are done. */
export const weekOf = (done: number): WeeklyAchievement => ({
  id: 'week',
  calendarDateStart: '20261123',
  calendarDateEnd: '20261129',
  theoreticalStudy: {done, total: 3},
  theoreticalReview: {done, total: 3},
  extraTheoreticalReview: 0,
  exams: {done, total: 3},
  smartReview: {questions: done, flashcards: done, total: 3},
  goals: {theoreticalStudy: targets, theoreticalReview: targets, smartReview: targets, exam: targets},
})

export const weeklyTrophyModel: FlowModel<typeof weeklyTrophyMachine> = {
  machine: weeklyTrophyMachine,
  starts: {'nothing done': {week: weekOf(0)}},
  cases: {
    'progress.changed': [0, 1, 2, 3].map((done) => ({type: 'progress.changed', week: weekOf(done)})),
  },
  requests: [],
  listeners: [],
  effects: [],
}

const fragments = (tier: keyof typeof tierNames) => ['heading', goalsText.fragmentsOf(tierNames[tier])] as const

export const weeklyTrophyView: ViewModel<typeof weeklyTrophyMachine> = {
  interactions: {'progress.changed': 'fact'},
  expectations: {
    bronze: {
      visible: [['text', trophyWords(null)], ['text', targetWords('bronze', null)], fragments('bronze')],
    },
    silver: {
      visible: [['text', trophyWords('bronze')], ['text', targetWords('silver', 'bronze')], fragments('silver')],
    },
    gold: ({week}) => {
      const won = week.exams.done >= 3 ? 'gold' : 'silver'
      return {visible: [['text', trophyWords(won)], ['text', targetWords('gold', won)], fragments('gold')]}
    },
  },
}
