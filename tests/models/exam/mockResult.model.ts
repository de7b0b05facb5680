import type {MockExamResult} from '../../../domain/exam/result.ts'
import {mockResultMachine} from '../../../machines/exam/mockResult.machine.ts'
import type {MockResultInput} from '../../../machines/exam/mockResult.types.ts'
import {areaNames, resultText} from '../../../src/text/exam/examResult.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const answersAt = Date.parse('2026-11-29T11:00:00Z')
export const finishedMock: MockResultInput = {activityId: 'mock-1', templateId: 'template-1', answersAt}

export const whole: MockExamResult = {
  total: 4,
  right: 3,
  cutOff: 60,
  percentile: 0.5,
  description: 'Quatro questões.',
  banner: {imageUrl: null, href: 'https://example.com/curso', title: 'Curso', subtitle: null},
  composition: [
    {area: 'PED', questions: 3},
    {area: 'none', questions: 1},
  ],
  areas: [
    {area: 'PED', total: 3, right: 2, wrong: 1, average: 200 / 3, themes: [{name: 'Vacinas', total: 3, right: 2}]},
    {area: 'none', total: 1, right: 1, wrong: 0, average: 100, themes: []},
  ],
}
export const withoutKeys: MockExamResult = {...whole, right: null, percentile: null, areas: []}

export const mockResultModel: FlowModel<typeof mockResultMachine> = {
  machine: mockResultMachine,
  starts: {'a finished mock': finishedMock, 'an extra': {...finishedMock, answersAt: null}},
  cases: {
    'clock.ticked': [
      {type: 'clock.ticked', now: answersAt - 1},
      {type: 'clock.ticked', now: answersAt},
    ],
    'result.open': [{type: 'result.open'}],
    'result.close': [{type: 'result.close'}],
    'result.retry': [{type: 'result.retry'}],
    'ranking.known': [{type: 'ranking.known'}],
  },
  replies: {
    'xstate.done.actor.readResult': [whole, withoutKeys],
    'xstate.error.actor.readResult': [{code: 'unreachable'}],
  },
  requests: ['readResult'],
  listeners: [],
  effects: ['notifyFailed'],
}

const dialog = ['dialog', resultText.title] as const

export const mockResultView: ViewModel<typeof mockResultMachine> = {
  interactions: {
    'clock.ticked': 'fact',
    // The button stands outside the modal.
    'result.open': 'fact',
    'result.close': (page) => page.getByRole('button', {name: resultText.close}).click(),
    'result.retry': (page) => page.getByRole('button', {name: resultText.tryAgain}).click(),
    'ranking.known': 'fact',
  },
  expectations: {
    closed: {absent: [['dialog']]},
    'open.loading': ({result}) => ({
      visible: result === null ? [dialog, ['status', resultText.loading]] : [dialog, ['img', resultText.composition]],
    }),
    'open.failed': {visible: [dialog, ['alert'], ['text', resultText.failed], ['button', resultText.tryAgain]]},
    'open.withoutKeys': ({answersAt: time}) => ({
      visible: [
        dialog,
        ['text', time === null ? resultText.keysSoon : resultText.keysFrom(time)],
        ['img', resultText.composition],
        ['text', '60%'],
      ],
      absent: [
        ['img', resultText.performance],
        ['text', resultText.score],
        ['text', resultText.reached],
      ],
    }),
    'open.shown': {
      visible: [
        dialog,
        ['text', 'de 4 questões'],
        ['text', '75% de acertos'],
        ['text', resultText.reached],
        ['text', resultText.above(15)],
        ['img', resultText.composition],
        ['img', resultText.performance],
        ['text', areaNames.none],
        ['text', '2 certas · 1 errada'],
        ['link', /Curso/],
      ],
      absent: [['text', resultText.keysSoon]],
    },
  },
}
