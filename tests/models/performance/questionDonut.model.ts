import {questionDonutMachine} from '../../../machines/performance/questionDonut.machine.ts'
import {areaNames} from '../../../src/text/exam/examResult.ts'
import {generalText} from '../../../src/text/performance/generalPerformance.ts'
import {performanceText} from '../../../src/text/performance/performance.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'

const bounds = {first: '20260901', last: '20261125'}
const november = {first: '20261101', last: '20261125'}
export const areas = [
  {area: 'PED', questions: 4, correct: 3, wrong: 1},
  {area: 'EXT', questions: 1, correct: 0, wrong: 1},
  {area: null, questions: 2, correct: 1, wrong: 1},
]

export const questionDonutModel: FlowModel<typeof questionDonutMachine> = {
  machine: questionDonutMachine,
  starts: {'since the account was created': {range: bounds, bounds}},
  cases: {
    'donut.arrived': [
      {type: 'donut.arrived', areas, isFromDevice: false},
      {type: 'donut.arrived', areas, isFromDevice: true},
      {type: 'donut.arrived', areas: [], isFromDevice: false},
    ],
    'donut.failed': [
      {type: 'donut.failed', failure: 'offline'},
      {type: 'donut.failed', failure: 'unreachable'},
    ],
    'donut.retry': [{type: 'donut.retry'}],
    'range.set': [
      {type: 'range.set', range: november},
      {type: 'range.set', range: {first: '20260801', last: '20261125'}},
      {type: 'range.set', range: {first: '20261125', last: '20261101'}},
    ],
    'address.changed': [{type: 'address.changed', range: bounds}],
    'network.returned': [{type: 'network.returned'}],
  },
  requests: [],
  listeners: ['readDonut'],
  effects: ['showRange'],
}

const retry = ['button', `${performanceText.tryAgain}: ${generalText.donut}`] as const
const chart = ['img', generalText.donut] as const

export const questionDonutView: ViewModel<typeof questionDonutMachine> = {
  interactions: {
    'donut.arrived': 'fact',
    'donut.failed': 'fact',
    'donut.retry': (page) => page.getByRole('button', {name: retry[1]}).click(),
    'range.set': (page) => page.getByLabelText(generalText.from, {exact: true}).fill('2026-11-01'),
    'address.changed': 'fact',
    'network.returned': 'fact',
  },
  expectations: {
    'asking.loading': {visible: [['status', generalText.donutLoading]], absent: [chart, retry]},
    'asking.shown': ({isFromDevice}) => ({
      visible: [
        chart,
        ['rowheader', areaNames.PED],
        ['rowheader', areaNames.none],
        ...(isFromDevice ? ([['text', performanceText.fromDevice]] as const) : []),
      ],
      absent: [retry],
    }),
    'asking.empty': {
      visible: [
        ['heading', performanceText.none],
        ['text', generalText.donutHint],
      ],
      absent: [chart],
    },
    'asking.offline': {visible: [['alert'], ['text', performanceText.offline], retry], absent: [chart]},
    'asking.failed': {visible: [['alert'], ['text', performanceText.failed], retry], absent: [chart]},
  },
  unavailable: ({context}, event) => {
    if (event.type !== 'range.set') return null
    if (event.range.first === context.range.first) return 'the range is chosen already'
    return event.range.first === november.first && event.range.last === november.last
      ? null
      : 'the field takes no day outside of the bounds'
  },
}
