import {emptyChoice, filtersOf} from '../../../domain/extras/questionChoice.ts'
import {questionCountMachine} from '../../../machines/extras/questionCount.machine.ts'
import {countText} from '../../../src/text/extras/questionWizard.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {offline} from './wizardFixtures.ts'

const few = {total: 4, byDifficulty: [1, 1, 1, 1], byHistory: [4, 0, 0, 0, 4], withComments: 2}
const many = {...few, total: 1_280}

export const questionCountModel: FlowModel<typeof questionCountMachine> = {
  machine: questionCountMachine,
  starts: {'with nothing chosen': undefined},
  cases: {
    'filters.changed': [
      {type: 'filters.changed', filters: filtersOf({...emptyChoice(2026), isRandom: true})},
      {type: 'filters.changed', filters: null},
    ],
    'count.retry': [{type: 'count.retry'}],
    'network.returned': [{type: 'network.returned'}],
  },
  replies: {
    'xstate.done.actor.countQuestions': [few, many],
    'xstate.error.actor.countQuestions': [offline, {failure: 'unreachable'}],
  },
  requests: ['countQuestions'],
  listeners: [],
  effects: [],
  delays: {'xstate.after.typing.questionCount.settling': 250},
}

export const questionCountView: ViewModel<typeof questionCountMachine> = {
  interactions: {
    'filters.changed': 'fact',
    'count.retry': (page) => page.getByRole('button', {name: countText.tryAgain}).click(),
    'network.returned': 'fact',
  },
  expectations: {
    resting: {absent: [['text', countText.counting], ['button']]},
    settling: {visible: [['text', countText.counting]]},
    counting: {visible: [['text', countText.counting]]},
    counted: ({count}) =>
      count?.total === 4
        ? {
            visible: [
              ['text', '4 questões com esses filtros'],
              ['text', countText.fewer(4, 10)],
            ],
          }
        : {visible: [['text', '1.280 questões com esses filtros']], absent: [['status'], ['text', countText.counting]]},
    offline: {
      visible: [
        ['text', countText.offline],
        ['button', countText.tryAgain],
      ],
    },
    failed: {
      visible: [
        ['text', countText.failed],
        ['button', countText.tryAgain],
      ],
    },
  },
}
