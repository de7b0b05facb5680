import {dayExamMachine} from '../../../machines/exam/dayExam.machine.ts'
import type {DayExam, DayExamInput} from '../../../machines/exam/dayExam.types.ts'
import {dayExamText} from '../../../src/text/exam/dayExam.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

/** Noon in São Paulo. */
const noon = Date.parse('2026-11-21T15:00:00Z')
/** Half past five on the morning after. */
export const nextMorning = Date.parse('2026-11-22T08:30:00Z')

export const openExam: DayExam = {
  _id: 'exam-1',
  finished: false,
  calendarDate: '20261121',
  institution: 'USP',
  uf: 'SP',
  year: 2026,
  title: 'USP 2026',
  questions: ['q1', 'q2'],
  preChoice: [],
  receipt: null,
}

export const finishedExam: DayExam = {
  ...openExam,
  finished: true,
  receipt: {sequence: 41, hash: 'c0ffee', finishedAt: '2026-11-21T16:00:00Z', answered: 2, total: 2, byStudent: true},
}

export const dayExamInput: DayExamInput = {
  kind: 'exam',
  source: {kind: 'template', template: 'usp-2026'},
  calendarDate: '20261121',
  timeZone: 'America/Sao_Paulo',
  openedAt: noon,
}

export const dayExamModel: FlowModel<typeof dayExamMachine> = {
  machine: dayExamMachine,
  starts: {
    'the exam of the day': dayExamInput,
  },
  cases: {
    'exam.arrived': [
      {type: 'exam.arrived', exam: openExam, isStale: false},
      {type: 'exam.arrived', exam: finishedExam, isStale: false},
    ],
    'exam.absent': [{type: 'exam.absent'}],
    'exam.elsewhere': [{type: 'exam.elsewhere', route: 'simulado'}],
    'exam.failed': [{type: 'exam.failed'}],
    'exam.retry': [{type: 'exam.retry'}],
    'progress.changed': [
      {type: 'progress.changed', answered: 1, ungraded: ['q2']},
      {type: 'progress.changed', answered: 2, ungraded: []},
    ],
    'finish.retry': [{type: 'finish.retry'}],
    'clock.ticked': [
      {type: 'clock.ticked', now: noon},
      {type: 'clock.ticked', now: noon + 15_000},
      {type: 'clock.ticked', now: nextMorning},
    ],
  },
  replies: {
    'xstate.done.actor.askFinished': [finishedExam, openExam],
    'xstate.error.actor.askFinished': [new Error('no network')],
  },
  contextKey: ({exam, isEditable, progress: {answered, ungraded}, retryAt}) => [
    exam?.finished,
    isEditable,
    answered,
    ungraded.length,
    retryAt === null,
  ],
  requests: ['askFinished'],
  listeners: ['watchExam'],
  effects: ['navigate', 'refreshDay', 'notifyFinished'],
}

export const theQuestions = 'as questões da prova'
export const theReceipt = 'o recibo da prova'

const {
  kind,
  failedTitle,
  loading,
  finishing,
  unconfirmed,
  tryAgain,
  pendingTitle,
  ungradedTitle,
  readOnlyTitle,
  finished,
  none,
} = dayExamText

export const dayExamView: ViewModel<typeof dayExamMachine> = {
  interactions: {
    'exam.arrived': 'fact',
    'exam.absent': 'fact',
    'exam.elsewhere': 'fact',
    'exam.failed': 'fact',
    'exam.retry': (page) => page.getByRole('button', {name: tryAgain}).click(),
    'progress.changed': 'fact',
    'finish.retry': (page) => page.getByRole('button', {name: tryAgain}).click(),
    'clock.ticked': 'fact',
  },
  expectations: {
    ...expectationsOf(['open.loading', 'open.redirecting'], {
      visible: [['status', loading.exam]],
      absent: [['text', theQuestions]],
    }),
    'open.none': {
      visible: [
        ['heading', none.exam],
        ['link', dayExamText.backToAgenda],
      ],
      absent: [['text', theQuestions]],
    },
    'open.failed': {visible: [['alert'], ['heading', failedTitle.exam], ['button', tryAgain]]},
    'open.shown.inProgress': ({progress: {ungraded}}) => ({
      visible: [
        ['text', kind.exam],
        ['text', theQuestions],
        ...(ungraded.length > 0
          ? [['text', ungradedTitle(ungraded.length)] as const, ['button', dayExamText.question(2)] as const]
          : []),
      ],
      absent: [['text', theReceipt]],
    }),
    'open.shown.pendingEssays': {
      visible: [
        ['text', pendingTitle(1)],
        ['text', dayExamText.ungradedText],
        ['button', dayExamText.question(2)],
        ['text', theQuestions],
      ],
    },
    'open.shown.finishing.asking': {
      visible: [
        ['text', finishing],
        ['text', theQuestions],
      ],
    },
    'open.shown.finishing.unconfirmed': {
      visible: [
        ['text', unconfirmed],
        ['button', tryAgain],
        ['text', theQuestions],
      ],
    },
    'open.shown.finished': {
      visible: [
        ['text', finished.exam],
        ['text', theReceipt],
        ['text', theQuestions],
      ],
      absent: [['button', tryAgain]],
    },
    'open.shown.readOnly': {
      visible: [
        ['text', readOnlyTitle.exam],
        ['text', theQuestions],
      ],
      absent: [['text', theReceipt]],
    },
  },
}
