import type {ExamReceipt} from '../../domain/exam/exam.types.ts'
import type {HistoryEntry} from '../../domain/exam/history.ts'
import {historyMachine} from '../../machines/exam/history.machine.ts'
import {HistoryView} from '../../src/features/exam/history/HistoryView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const receipt: ExamReceipt = {
  sequence: 1042,
  hash: '3fa81c77'.repeat(8),
  finishedAt: '2026-11-14T15:30:00.000Z',
  answered: 98,
  total: 100,
  byStudent: true,
}
const mock: HistoryEntry = {
  id: 'm1',
  tag: 'MockExamActivity',
  template: 'aristo-3',
  title: 'Simulado Aristo 3',
  institution: 'Primeira fase, 100 questões',
  calendarDate: '20261114',
  grade: 78.25,
  finished: true,
  receipt,
}
/** The exam whose time runs, where the history of a story has it. */
const running = {id: 'corre', address: '/agenda/simulado?date=20261122&a=corre'}
const entries: readonly HistoryEntry[] = [
  mock,
  {...mock, id: 'm4', template: 'aristo-4', title: 'Simulado Aristo 4', calendarDate: '20261121', grade: null},
  {
    ...mock,
    id: 'x2',
    tag: 'ExtraMockExamActivity',
    template: 'aristo-2',
    title: 'Simulado Aristo 2',
    calendarDate: '20261031',
    grade: null,
    finished: false,
    receipt: null,
  },
  {
    ...mock,
    id: null,
    template: 'aristo-1',
    title: 'Simulado Aristo 1',
    calendarDate: '20261017',
    grade: null,
    finished: false,
    receipt: null,
  },
]
const exams: readonly HistoryEntry[] = Array.from({length: 12}, (_, index) => ({
  ...mock,
  id: `e${index}`,
  tag: 'ExamActivity',
  title: `Hospital Universitário Fictício de Aurora ${2025 - (index % 5)}`,
  institution: 'SP',
  calendarDate: `2026${String(11 - Math.floor(index / 5)).padStart(2, '0')}${String(20 - index).padStart(2, '0')}`,
  ...(index % 3 === 1 ? {finished: false, grade: null, receipt: null} : {grade: 62 + index}),
}))

const hashOf = ({hash}: ExamReceipt) => <p>{hash}</p>

const {at, meta} = flowStories({
  machine: historyMachine,
  View: ({state, send}) => <HistoryView state={state} send={send} receiptOf={hashOf} running={running} />,
  context: {kind: 'simulado', entries, isFromDevice: false, wish: null, isRefused: false},
})

const none = {entries: []}
const wish = {template: 'aristo-1', key: 'key-1'}

export default {title: 'Fluxos/Provas/Histórico', ...meta}
export const Loading = at('loading', none)
export const ListIdle = at({list: 'idle'})
export const ListIdle_Months = at({list: 'idle'}, {kind: 'prova', entries: exams, isFromDevice: true})
export const ListIdle_Running = at(
  {list: 'idle'},
  {entries: [{...mock, id: running.id, finished: false, grade: null, receipt: null}, mock]},
)
export const ListAdding = at({list: 'adding'}, {wish})
export const ListAddFailed = at({list: 'addFailed'}, {wish, isRefused: true})
export const Empty = at('empty', {...none, kind: 'simulado-inteligente'})
export const Offline = at('offline', none)
export const Failed = at('failed', none)
