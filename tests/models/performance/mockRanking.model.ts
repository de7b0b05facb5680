import type {RankingRow} from '../../../domain/performance/ranking.ts'
import {mockRankingMachine} from '../../../machines/performance/mockRanking.machine.ts'
import type {LoadedRanking} from '../../../machines/performance/mockRanking.types.ts'
import {percentileWords, rankingText} from '../../../src/text/performance/mockRanking.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'

const row = (place: number, total: number): RankingRow => ({
  userId: `u${place}`,
  name: `Pessoa ${place}`,
  ranking: place,
  total,
  grade: 90 - place,
})

const notDone: RankingRow = {userId: 'me', name: 'Ana Souza', ranking: null, total: 3, grade: null}

export const whole: LoadedRanking = {
  rows: [row(1, 3), row(2, 3), row(3, 3), row(2, 3)],
  percentile: 0.5,
  isFromDevice: false,
}
export const unfinished: LoadedRanking = {
  rows: [row(1, 3), row(2, 3), row(3, 3), notDone],
  percentile: null,
  isFromDevice: true,
}
export const few: LoadedRanking = {rows: [row(1, 2)], percentile: null, isFromDevice: false}
export const nobody: LoadedRanking = {rows: [], percentile: null, isFromDevice: false}

const templates = [
  {template: 't1', title: 'Simulado 1'},
  {template: 't2', title: 'Simulado 2'},
]

export const mockRankingModel: FlowModel<typeof mockRankingMachine> = {
  machine: mockRankingMachine,
  starts: {
    'an address without a mock exam': {template: null},
    'an address with one': {template: 't1'},
    'an address with one that there is not': {template: 'gone'},
  },
  cases: {
    'template.choose': [
      {type: 'template.choose', template: 't1'},
      {type: 'template.choose', template: 't2'},
      {type: 'template.choose', template: 'gone'},
    ],
    'address.changed': [
      {type: 'address.changed', template: 't2'},
      {type: 'address.changed', template: null},
    ],
    'ranking.retry': [{type: 'ranking.retry'}],
    'network.returned': [{type: 'network.returned'}],
  },
  replies: {
    'xstate.done.actor.loadTemplates': [templates, []],
    'xstate.error.actor.loadTemplates': [{failure: 'offline'}, {failure: 'unreachable'}],
    'xstate.done.actor.loadRanking': [whole, unfinished, few, nobody],
    'xstate.error.actor.loadRanking': [{failure: 'offline'}, {failure: 'unreachable'}],
  },
  requests: ['loadTemplates', 'loadRanking'],
  listeners: [],
  effects: ['showTemplate'],
}

const retry = ['button', rankingText.tryAgain] as const
const table = ['table', rankingText.table] as const

export const mockRankingView: ViewModel<typeof mockRankingMachine> = {
  interactions: {
    'template.choose': (page, {template}) => page.getByLabelText(rankingText.choose).selectOptions(template),
    'address.changed': 'fact',
    'ranking.retry': (page) => page.getByRole('button', {name: rankingText.tryAgain}).click(),
    'network.returned': 'fact',
  },
  expectations: {
    'listing.asking': {visible: [['status', rankingText.listing]], absent: [table]},
    'listing.offline': {visible: [['alert'], ['heading', rankingText.offline], retry]},
    'listing.failed': {visible: [['alert'], ['heading', rankingText.failed], retry]},
    'chosen.noTemplate': {visible: [['heading', rankingText.chooseHint]], absent: [table, retry]},
    'chosen.loading': {visible: [['status', rankingText.loading]], absent: [table]},
    'chosen.shown': ({rows, percentile, isFromDevice}) => ({
      visible: [
        table,
        ['list', rankingText.podium],
        ['rowgroup', rankingText.own],
        ...(rows.at(-1)?.ranking === null ? ([['text', rankingText.notDone]] as const) : []),
        ...(percentile === null ? [] : ([['text', percentileWords(percentile)]] as const)),
        ...(isFromDevice ? ([['text', rankingText.fromDevice]] as const) : []),
      ],
      absent: rows.at(-1)?.ranking === null ? [] : [['text', rankingText.notDone]],
    }),
    'chosen.insufficient': {visible: [['heading', rankingText.insufficient]], absent: [table]},
    'chosen.empty': ({templates: known}) => ({
      visible: [
        ['heading', rankingText.none],
        ['text', known.length === 0 ? rankingText.noMocks : rankingText.noneHint],
      ],
      absent: [table],
    }),
    'chosen.offline': {visible: [['alert'], ['heading', rankingText.offline], retry]},
    'chosen.failed': {visible: [['alert'], ['heading', rankingText.failed], retry]},
  },
  unavailable: ({context}, event) => {
    if (event.type !== 'template.choose') return null
    return event.template === context.template || event.template === 'gone'
      ? 'it is chosen already, or not offered'
      : null
  },
}
