import {type ReportBlock, reportBlocks} from '../../../domain/performance/stars.ts'
import {reportCardMachine} from '../../../machines/performance/reportCard.machine.ts'
import type {ReadBlock} from '../../../machines/performance/reportCard.types.ts'
import {blockFailed, blockNames, monthName, reportText, retryBlock} from '../../../src/text/performance/reportCard.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ElementQuery, ViewModel} from '../../support/interactions.ts'

export const months = ['202609', '202610', '202611']

/** Every block of a small month. */
const reads: readonly ReadBlock[] = [
  {
    block: 'trophies',
    data: {bronze: 1, silver: 0, gold: 0, trophyPoints: 1, maxTrophyPoints: 3},
    isFromDevice: false,
  },
  {block: 'questions', data: [{area: 'PED', questions: 4, correct: 3, wrong: 1}], isFromDevice: false},
  {block: 'flashcards', data: {hits: 2, misses: 1}, isFromDevice: false},
  {block: 'frequency', data: ['20261102'], isFromDevice: false},
  {block: 'themes', data: {currMonth: 0.75, lastMonth: 0.5, themes: []}, isFromDevice: false},
  {
    block: 'difficulty',
    data: {countExam: 1, answers: [{difficulty: 'easy', countAnswer: 4, percentage: 75}]},
    isFromDevice: false,
  },
  {block: 'areas', data: [{classification: 'PED', percentage: 75, questions: 4, correct: 3}], isFromDevice: false},
]

export const readsOf = (blocks: readonly ReportBlock[]): readonly ReadBlock[] =>
  reads.filter(({block}) => blocks.includes(block))

const sixBlocks = reportBlocks.filter((block) => block !== 'themes')

export const reportCardModel: FlowModel<typeof reportCardMachine> = {
  machine: reportCardMachine,
  starts: {'this month': {month: '202611', months}},
  cases: {
    'blocks.done': [
      {type: 'blocks.done', reads: readsOf(sixBlocks)},
      {type: 'blocks.done', reads: readsOf(['themes'])},
      {type: 'blocks.done', reads: readsOf(['themes']).map((read): ReadBlock => ({...read, isFromDevice: true}))},
    ],
    'blocks.failed': [
      {type: 'blocks.failed', blocks: ['themes'], failure: 'unreachable'},
      {type: 'blocks.failed', blocks: sixBlocks, failure: 'offline'},
      {type: 'blocks.failed', blocks: ['themes'], failure: 'offline'},
    ],
    'block.retry': [
      {type: 'block.retry', block: 'themes'},
      {type: 'block.retry', block: 'trophies'},
    ],
    'month.set': [
      {type: 'month.set', month: '202610'},
      {type: 'month.set', month: '202611'},
      {type: 'month.set', month: '202001'},
    ],
    'address.changed': [{type: 'address.changed', month: '202609'}],
    'report.retry': [{type: 'report.retry'}],
    'report.print': [{type: 'report.print'}],
    'network.returned': [{type: 'network.returned'}],
  },
  contextKey: ({month, status, fromDevice}) => [month === '202611', status, fromDevice],
  requests: [],
  listeners: ['readBlocks'],
  effects: ['showMonth', 'print'],
  delays: {'xstate.after.reveal.reportCard.asking.allDone': 2_000},
}

const retry = ['button', reportText.tryAgain] as const
const print = ['button', reportText.print] as const

export const reportCardView: ViewModel<typeof reportCardMachine> = {
  interactions: {
    'blocks.done': 'fact',
    'blocks.failed': 'fact',
    'block.retry': (page, {block}) => page.getByRole('button', {name: retryBlock(blockNames[block])}).click(),
    'month.set': (page, {month}) => page.getByLabelText(reportText.month).selectOptions(monthName(month)),
    'address.changed': 'fact',
    'report.retry': (page) => page.getByRole('button', {name: reportText.tryAgain, exact: true}).click(),
    'report.print': (page) => page.getByRole('button', {name: reportText.print}).click(),
    'network.returned': 'fact',
  },
  expectations: {
    'asking.loading': ({status}) => ({
      visible: [
        ['heading', reportText.loading],
        ...reportBlocks.map((block): ElementQuery => ['text', blockNames[block]]),
        ...reportBlocks.flatMap((block): ElementQuery[] =>
          status[block] === 'failed' || status[block] === 'offline' ? [['button', retryBlock(blockNames[block])]] : [],
        ),
      ],
      absent: [print],
    }),
    'asking.allDone': {visible: [['heading', reportText.loading]], absent: [print]},
    'asking.revealed': ({status}) => ({
      visible: [
        print,
        ...reportBlocks.map((block): ElementQuery => ['heading', blockNames[block]]),
        ...(status.themes === 'failed' ? ([['text', blockFailed(blockNames.themes)]] as const) : []),
        ...(status.themes === 'loading' ? ([['status', `${blockNames.themes}: ${reportText.pending}`]] as const) : []),
      ],
      absent: [['heading', reportText.loading]],
    }),
    offline: {visible: [['alert'], ['heading', reportText.offline], retry], absent: [print]},
    failed: {visible: [['alert'], ['heading', reportText.failed], retry], absent: [print]},
  },
  unavailable: ({context}, event) => {
    if (event.type === 'month.set' && (event.month === context.month || event.month === '202001'))
      return 'the month is shown already, or not offered'
    return null
  },
}
