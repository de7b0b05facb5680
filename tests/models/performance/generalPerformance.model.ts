import {generalPerformanceMachine} from '../../../machines/performance/generalPerformance.machine.ts'
import {generalText, spanNames, tagNames} from '../../../src/text/performance/generalPerformance.ts'
import {performanceText} from '../../../src/text/performance/performance.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'

export const points = [
  {weekSpan: '20261116-20261122', correct: 3, wrong: 1, globalCorrect: 2, globalWrong: 2},
  {weekSpan: '20261123-20261129', correct: 0, wrong: 0, globalCorrect: null, globalWrong: null},
]

export const generalPerformanceModel: FlowModel<typeof generalPerformanceMachine> = {
  machine: generalPerformanceMachine,
  starts: {'all questions': {tag: 'all', span: '12'}},
  cases: {
    'chart.arrived': [
      {type: 'chart.arrived', points, isFromDevice: false},
      {type: 'chart.arrived', points, isFromDevice: true},
      {type: 'chart.arrived', points: [], isFromDevice: false},
    ],
    'chart.failed': [
      {type: 'chart.failed', failure: 'offline'},
      {type: 'chart.failed', failure: 'unreachable'},
    ],
    'chart.retry': [{type: 'chart.retry'}],
    'tag.set': [
      {type: 'tag.set', tag: 'hard_questions'},
      {type: 'tag.set', tag: 'all'},
    ],
    'span.set': [{type: 'span.set', span: '26'}],
    'address.changed': [{type: 'address.changed', tag: 'all', span: '12'}],
    'network.returned': [{type: 'network.returned'}],
  },
  requests: [],
  listeners: ['readChart'],
  effects: ['showChoice'],
}

const retry = ['button', `${performanceText.tryAgain}: ${generalText.chart}`] as const
const chart = ['img', generalText.chart] as const

export const generalPerformanceView: ViewModel<typeof generalPerformanceMachine> = {
  interactions: {
    'chart.arrived': 'fact',
    'chart.failed': 'fact',
    'chart.retry': (page) => page.getByRole('button', {name: retry[1]}).click(),
    'tag.set': (page, {tag}) => page.getByLabelText(generalText.tag).selectOptions(tagNames[tag]),
    'span.set': (page, {span}) => page.getByLabelText(generalText.span).selectOptions(spanNames[span]),
    'address.changed': 'fact',
    'network.returned': 'fact',
  },
  expectations: {
    'asking.loading': {visible: [['status', generalText.chartLoading]], absent: [chart, retry]},
    'asking.shown': ({isFromDevice}) => ({
      visible: [
        chart,
        ['slider', generalText.read],
        ...(isFromDevice ? ([['text', performanceText.fromDevice]] as const) : []),
      ],
      absent: [retry, ...(isFromDevice ? [] : ([['text', performanceText.fromDevice]] as const))],
    }),
    'asking.empty': {
      visible: [
        ['heading', performanceText.none],
        ['text', generalText.noneHint],
      ],
      absent: [chart, retry],
    },
    'asking.offline': {visible: [['alert'], ['text', performanceText.offline], retry], absent: [chart]},
    'asking.failed': {visible: [['alert'], ['text', performanceText.failed], retry], absent: [chart]},
  },
  unavailable: ({context}, event) => {
    if (event.type === 'tag.set' && event.tag === context.tag) return 'the tag is chosen already'
    if (event.type === 'span.set' && event.span === context.span) return 'the span is chosen already'
    return null
  },
}
