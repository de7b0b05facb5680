import {mockExamMachine} from '../../../machines/exam/mockExam.machine.ts'
import type {MockActivity, MockMark} from '../../../machines/exam/mockExam.types.ts'
import {mockText} from '../../../src/text/exam/exam.ts'
import type {ViewModel} from '../../support/hands.ts'
import {facesOf} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
  tellApart: ({activity: known, marks, isTimeOver}) => [
    known === null,
    known?.startedAt ?? null,
    Object.keys(marks).length === 2,
    isTimeOver,
  ],
  requests: [],
  listeners: ['watchExam'],
  tells: [
    'requestStart',
    'discard',
    'requestMark',
    'requestFinish',
    'notifyStartRefused',
    'notifyFinished',
    'notifyFinishFailed',
  ],
}

const startPage = {misses: [['button', mockText.finish], ['alertdialog']]} as const

export const mockExamView: ViewModel<typeof mockExamMachine> = {
  perform: {
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
  faces: {
    loading: {
      misses: [
        ['button', mockText.start],
        ['button', mockText.finish],
      ],
    },
    failed: {
      sees: [
        ['text', mockText.failedTitle],
        ['button', mockText.tryAgain],
      ],
    },
    none: {sees: [['text', mockText.none]], misses: [['button']]},
    early: {...startPage, sees: [['text', /abre em|ainda não abriu/]]},
    notStarted: {
      ...startPage,
      sees: [
        ['button', mockText.start],
        ['text', mockText.rulesTitle],
      ],
    },
    deadlinePassed: {...startPage, sees: [['text', mockText.deadlinePassed]]},
    starting: {
      ...startPage,
      sees: [
        ['text', mockText.startWaitingText],
        ['button', mockText.cancelStart],
      ],
    },
    'running.started': ({marks}) => ({
      sees: [
        ['text', mockText.progress(Object.keys(marks).length, 2)],
        ['button', mockText.finish],
      ],
      misses: [['dialog'], ['alertdialog']],
    }),
    'running.incomplete': ({marks}) => ({
      sees: [
        ['dialog', mockText.missingTitle],
        ...(Object.keys(marks).length < 2 ? [['button', /^Questão \d$/] as const] : []),
      ],
    }),
    'running.confirmingFinish': {
      sees: [
        ['alertdialog', mockText.confirmTitle],
        ['text', mockText.confirmText(2, 2)],
      ],
    },
    ...facesOf(['expired', 'finishing'], {
      sees: [['text', /estão guardadas neste aparelho/]],
      misses: [['button', mockText.finish], ['alertdialog']],
    }),
    unfinished: {
      sees: [
        ['text', mockText.finishFailed],
        ['button', mockText.tryAgain],
      ],
    },
    'finished.waitingForKeys': {
      sees: [['text', /Gabarito e comentários ficam disponíveis/]],
      misses: [['button', mockText.finish]],
    },
    'finished.waitingForRanking': {sees: [['text', /O ranking sai em/]], misses: [['button', mockText.finish]]},
    'finished.complete': {sees: [['text', mockText.complete]], misses: [['button', mockText.finish]]},
  },
}
