import {mockExamMachine} from '../../../machines/exam/mockExam.machine.ts'
import type {MockActivity, MockMark} from '../../../machines/exam/mockExam.types.ts'
import {mockText} from '../../../src/text/exam/exam.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {expectationsOf} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const hour = 3_600_000
const opensAt = Date.parse('2026-11-22T16:00:00Z')

/** Instants of the walk, in their order. */
export const times = {
  early: opensAt - hour,
  open: opensAt + 60_000,
  late: opensAt + 2 * hour,
  over: opensAt + 5 * hour,
  keys: opensAt + 20 * hour,
  ranking: opensAt + 44 * hour,
}

export const activity: MockActivity = {
  id: 'a1',
  template: 't1',
  isExtra: false,
  calendarDate: '20261122',
  title: 'Simulado de teste',
  subtitle: null,
  description: null,
  institution: 'Instituto Fictício',
  questionIds: ['q1', 'q2'],
  total: 2,
  timeToDo: 240,
  extraMinutes: 0,
  opensAt,
  lastStartAt: opensAt + hour,
  closesAt: opensAt + 6 * hour,
  answersAt: times.keys,
  rankingAt: times.ranking,
  startedAt: null,
  deadline: null,
  countsUntil: null,
  sealsAt: null,
  lateMarks: [],
  isFinished: false,
  isPrintingBlocked: false,
  ranking: null,
  receipt: null,
}

export const started: MockActivity = {
  ...activity,
  startedAt: times.open,
  deadline: times.open + 4 * hour,
  countsUntil: times.open + 4 * hour + 900_000,
  sealsAt: times.keys,
}
export const finished: MockActivity = {
  ...started,
  isFinished: true,
  receipt: {
    sequence: 7,
    hash: 'ab'.repeat(32),
    finishedAt: '2026-11-22T18:00:00Z',
    answered: 2,
    total: 2,
    byStudent: true,
  },
}

export const mark = (questionId: string, selected: number, at = times.open): MockMark => ({
  questionId,
  selected,
  essay: null,
  at,
})

const read = (
  known: MockActivity,
  marks: readonly MockMark[],
  now: number,
  write: {kind: 'start' | 'finish'; key: string} | null = null,
) => ({type: 'activity.read', activity: known, marks, write, now}) as const

export const mockExamModel: FlowModel<typeof mockExamMachine> = {
  machine: mockExamMachine,
  starts: {'the day of the exam': {isToday: true, now: times.open}},
  cases: {
    'activity.read': [
      read(activity, [], times.early),
      read(activity, [], times.open),
      read(activity, [], times.open, {kind: 'start', key: 'key'}),
      read(activity, [], times.late),
      read(started, [], times.open),
      read(started, [mark('q1', 0), mark('q2', 1)], times.open),
      read(started, [mark('q1', 0), mark('q2', 1)], times.open, {kind: 'finish', key: 'key'}),
      read(started, [mark('q1', 0)], times.over),
      read(finished, [mark('q1', 0), mark('q2', 1)], times.late),
    ],
    'activity.failed': [
      {type: 'activity.failed', code: null},
      {type: 'activity.failed', code: 'NOT_FOUND'},
      {type: 'activity.failed', code: 'EXAM_NOT_OPEN'},
      {type: 'activity.failed', code: 'EXAM_START_CLOSED'},
    ],
    'activity.retry': [{type: 'activity.retry'}],
    'day.changed': [{type: 'day.changed', isToday: false}],
    'exam.start': [{type: 'exam.start', key: 'key', now: times.open}],
    'start.cancel': [{type: 'start.cancel'}],
    'choice.mark': [
      {type: 'choice.mark', questionId: 'q1', choice: 0, key: 'mark-1', now: times.open},
      {type: 'choice.mark', questionId: 'unknown', choice: 0, key: 'mark-2', now: times.open},
    ],
    'essay.write': [{type: 'essay.write', questionId: 'q2', essay: 'Sepse', now: times.open}],
    'marks.arrived': [{type: 'marks.arrived', marks: [mark('q2', 1)]}],
    'missing.open': [{type: 'missing.open'}],
    'missing.close': [{type: 'missing.close'}],
    'finish.request': [{type: 'finish.request'}],
    'finish.cancel': [{type: 'finish.cancel'}],
    'finish.confirm': [{type: 'finish.confirm', key: 'key'}],
    'finish.send': [{type: 'finish.send', key: 'key'}],
    'finish.retry': [{type: 'finish.retry', key: 'key'}],
    'write.confirmed': [
      {type: 'write.confirmed', key: 'key'},
      {type: 'write.confirmed', key: 'mark-1'},
    ],
    'write.refused': [
      {type: 'write.refused', key: 'key', code: 'INTERNAL'},
      {type: 'write.refused', key: 'key', code: 'EXAM_TIME_OVER'},
      {type: 'write.refused', key: 'mark-1', code: 'EXAM_TIME_OVER'},
    ],
    'clock.ticked': [
      {type: 'clock.ticked', now: times.open},
      {type: 'clock.ticked', now: times.late},
      {type: 'clock.ticked', now: times.over},
      {type: 'clock.ticked', now: times.keys},
      {type: 'clock.ticked', now: times.ranking},
    ],
  },
  // Only whether both questions are marked, and how far the exam has come, tells states apart.
  contextKey: ({activity: known, marks, isTimeOver}) => [
    known === null,
    known?.startedAt ?? null,
    Object.keys(marks).length === 2,
    isTimeOver,
  ],
  requests: [],
  listeners: ['watchExam'],
  effects: [
    'requestStart',
    'discard',
    'requestMark',
    'requestFinish',
    'notifyStartRefused',
    'notifyFinished',
    'notifyFinishFailed',
  ],
}

const startPage = {absent: [['button', mockText.finish], ['alertdialog']]} as const

export const mockExamView: ViewModel<typeof mockExamMachine> = {
  interactions: {
    'activity.read': 'fact',
    'activity.failed': 'fact',
    'activity.retry': (page) => page.getByRole('button', {name: mockText.tryAgain}).click(),
    'day.changed': 'fact',
    'exam.start': (page) => page.getByRole('button', {name: mockText.start}).click(),
    'start.cancel': (page) => page.getByRole('button', {name: mockText.cancelStart}).click(),
    'choice.mark': 'fact',
    'essay.write': 'fact',
    'marks.arrived': 'fact',
    'missing.open': (page) => page.getByRole('button', {name: mockText.showMissing}).click(),
    'missing.close': (page) => page.getByRole('dialog').getByRole('button', {name: mockText.continue}).click(),
    'finish.request': (page) => page.getByRole('button', {name: mockText.finish, exact: true}).click(),
    'finish.cancel': (page) => page.getByRole('alertdialog').getByRole('button', {name: mockText.continue}).click(),
    'finish.confirm': (page) => page.getByRole('alertdialog').getByRole('button', {name: mockText.confirm}).click(),
    'finish.send': 'fact',
    'finish.retry': (page) => page.getByRole('button', {name: mockText.tryAgain}).click(),
    'write.confirmed': 'fact',
    'write.refused': 'fact',
    'clock.ticked': 'fact',
  },
  expectations: {
    loading: {
      absent: [
        ['button', mockText.start],
        ['button', mockText.finish],
      ],
    },
    failed: {
      visible: [
        ['text', mockText.failedTitle],
        ['button', mockText.tryAgain],
      ],
    },
    none: {visible: [['text', mockText.none]], absent: [['button']]},
    early: {...startPage, visible: [['text', /abre em|ainda não abriu/]]},
    notStarted: {
      ...startPage,
      visible: [
        ['button', mockText.start],
        ['text', mockText.rulesTitle],
      ],
    },
    deadlinePassed: {...startPage, visible: [['text', mockText.deadlinePassed]]},
    starting: {
      ...startPage,
      visible: [
        ['text', mockText.startWaitingText],
        ['button', mockText.cancelStart],
      ],
    },
    'running.started': ({marks}) => ({
      visible: [
        ['text', mockText.progress(Object.keys(marks).length, 2)],
        ['button', mockText.finish],
      ],
      absent: [['dialog'], ['alertdialog']],
    }),
    'running.incomplete': ({marks}) => ({
      visible: [
        ['dialog', mockText.missingTitle],
        ...(Object.keys(marks).length < 2 ? [['button', /^Questão \d$/] as const] : []),
      ],
    }),
    'running.confirmingFinish': {
      visible: [
        ['alertdialog', mockText.confirmTitle],
        ['text', mockText.confirmText(2, 2)],
      ],
    },
    ...expectationsOf(['expired', 'finishing'], {
      visible: [['text', /estão guardadas neste aparelho/]],
      absent: [['button', mockText.finish], ['alertdialog']],
    }),
    unfinished: {
      visible: [
        ['text', mockText.finishFailed],
        ['button', mockText.tryAgain],
      ],
    },
    'finished.waitingForKeys': {
      visible: [['text', /Gabarito e comentários ficam disponíveis/]],
      absent: [['button', mockText.finish]],
    },
    'finished.waitingForRanking': {visible: [['text', /O ranking sai em/]], absent: [['button', mockText.finish]]},
    'finished.complete': {visible: [['text', mockText.complete]], absent: [['button', mockText.finish]]},
  },
}
