import {rankingMachine} from '../../../machines/exam/ranking.machine.ts'
import type {RankingInput} from '../../../machines/exam/ranking.types.ts'
import {rankingText} from '../../../src/text/exam/examResult.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const rankingAt = Date.parse('2026-11-30T21:00:00Z')
export const minute = 60_000
export const place = {position: 3, total: 250, grade: 72.5}

export const waitingMock: RankingInput = {
  activityId: 'mock-1',
  templateId: 'template-1',
  isExtra: false,
  rankingAt,
  ranking: null,
  idempotencyKey: 'k1',
  stagger: 0,
}

export const rankingModel: FlowModel<typeof rankingMachine> = {
  machine: rankingMachine,
  starts: {
    'a finished mock': waitingMock,
    'a ranked mock': {...waitingMock, ranking: place},
    'an extra': {...waitingMock, isExtra: true, rankingAt: null},
    'a mock that is never ranked': {...waitingMock, rankingAt: null},
  },
  cases: {
    'clock.ticked': [
      {type: 'clock.ticked', now: rankingAt - 1},
      {type: 'clock.ticked', now: rankingAt},
      {type: 'clock.ticked', now: rankingAt + 60 * minute},
    ],
    'ranking.arrived': [{type: 'ranking.arrived', ranking: place}],
    'ranking.retry': [{type: 'ranking.retry'}],
  },
  replies: {
    'xstate.done.actor.rankMockExam': [place],
    'xstate.error.actor.rankMockExam': [{code: 'unreachable'}, {code: 'RANKING_NOT_READY'}, {code: 'EXAM_NOT_STARTED'}],
  },
  // Further failures only wait longer.
  contextKey: ({failures, retryAt, ranking}) => [
    Math.min(failures, 1),
    retryAt === null ? 'none' : 'set',
    ranking !== null,
  ],
  requests: ['rankMockExam'],
  listeners: [],
  effects: [],
}

export const rankingView: ViewModel<typeof rankingMachine> = {
  interactions: {
    'clock.ticked': 'fact',
    'ranking.arrived': 'fact',
    'ranking.retry': (page) => page.getByRole('button', {name: rankingText.tryAgain}).click(),
  },
  expectations: {
    never: {visible: [['text', rankingText.never]], absent: [['button']]},
    'pending.waiting': {
      visible: [['text', 'Sai em 30/11/2026 às 18:00 (horário de Brasília).']],
      absent: [['button'], ['alert']],
    },
    'pending.preparing': {visible: [['status'], ['text', rankingText.preparing]], absent: [['alert'], ['button']]},
    'pending.failed': {visible: [['alert'], ['text', rankingText.failed], ['button', rankingText.tryAgain]]},
    ranking: {visible: [['status'], ['text', rankingText.ranking]], absent: [['alert']]},
    ranked: {
      visible: [
        ['text', '3º'],
        ['text', 'de 250 participantes'],
        ['text', rankingText.percentileHint(0.87)],
      ],
      absent: [['button']],
    },
    unranked: {visible: [['text', rankingText.unranked]], absent: [['button']]},
  },
}
