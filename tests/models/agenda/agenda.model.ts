import type {DayAgenda, LessonContents} from '../../../domain/agenda/agenda.types.ts'
import {agendaMachine} from '../../../machines/agenda/agenda.machine.ts'
import {agendaErrors, agendaText} from '../../../src/text/agenda/agenda.ts'
import {shellText} from '../../../src/text/shell/shell.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const lesson: LessonContents = {
  lessonId: 'ave-1',
  lessonTitle: 'Acidente vascular encefálico',
  classification: ['Clínica Médica', 'Neurologia'],
  finished: false,
  questions: ['q1', 'q2'],
  videos: [],
  texts: [],
  mindmaps: [],
  flashcards: [],
}

const nothing: DayAgenda = {
  _id: 'a-20261121',
  calendarDate: '20261121',
  theoreticalStudy: [],
  theoreticalReview: [],
  smartReview: null,
  smartReviewPreChoice: [],
  exams: [],
  mocks: [],
  smartExamActivity: null,
  examFinished: false,
}

export const fullDay: DayAgenda = {...nothing, theoreticalStudy: [lesson]}
export const emptyDay: DayAgenda = nothing

const showing = '/agenda/estudo-teorico/ave-1/questao'

export const agendaModel: FlowModel<typeof agendaMachine> = {
  machine: agendaMachine,
  starts: {'at /agenda': {path: '/agenda', calendarDate: '20261121', course: 'standard', namesExam: false}},
  cases: {
    'agenda.arrived': [
      {type: 'agenda.arrived', agenda: fullDay, isStale: false},
      {type: 'agenda.arrived', agenda: emptyDay, isStale: true},
    ],
    'agenda.failed': [{type: 'agenda.failed', error: 'TRIAL_TIME_OVER'}],
    'agenda.retry': [{type: 'agenda.retry'}],
    'path.changed': [
      {type: 'path.changed', path: showing, namesExam: false},
      {type: 'path.changed', path: '/agenda', namesExam: false},
      {type: 'path.changed', path: '/agenda/estudo-teorico/outra-aula', namesExam: false},
      {type: 'path.changed', path: '/agenda/nada-aqui', namesExam: false},
    ],
    'date.changed': [{type: 'date.changed', calendarDate: '20261120'}],
  },
  requests: [],
  listeners: ['watchAgenda'],
  effects: ['navigate', 'notifyError'],
}

export const agendaScreen = 'a atividade do endereço'

export const agendaView: ViewModel<typeof agendaMachine> = {
  interactions: {
    'agenda.arrived': 'fact',
    'agenda.failed': 'fact',
    'agenda.retry': (page) => page.getByRole('button', {name: agendaText.tryAgain}).click(),
    'path.changed': 'fact',
    'date.changed': 'fact',
  },
  unavailable: (before, event) =>
    event.type === 'agenda.retry' && before.hasTag('loading')
      ? 'the logo of the loading agenda covers the screen'
      : null,
  expectations: {
    ...expectationsOf(['open.loading', 'open.redirecting'], {
      visible: [['text', agendaText.loading]],
      absent: [['text', agendaScreen]],
    }),
    'open.showing': ({error}) => ({
      visible: [
        ['text', agendaScreen],
        ...(error === null ? [] : [['alert'] as const, ['text', agendaErrors[error]] as const]),
      ],
      absent: [['text', agendaText.loading], ...(error === null ? [['alert'] as const] : [])],
    }),
    'open.empty': {
      visible: [
        ['heading', agendaText.emptyTitle],
        ['link', agendaText.createActivity],
        ['link', agendaText.studyProfile],
      ],
      absent: [['text', agendaScreen]],
    },
    'open.lessonNotFound': {
      visible: [
        ['heading', agendaText.lessonNotFound],
        ['link', agendaText.backToAgenda],
      ],
      absent: [['text', agendaScreen]],
    },
    'open.pathNotFound': {
      visible: [
        ['heading', shellText.notFound],
        ['link', agendaText.backToAgenda],
      ],
      absent: [['text', agendaScreen]],
    },
    'open.failed': ({error}) => ({
      visible: [
        ['heading', agendaErrors[error ?? 'DEFAULT']],
        ['button', agendaText.tryAgain],
      ],
      absent: [['text', agendaScreen]],
    }),
  },
}
