import type {DayAgenda, LessonContents} from '../../../domain/agenda/agenda.types.ts'
import {agendaMachine} from '../../../machines/agenda/agenda.machine.ts'
import type {FlowModel} from '../../support/rig.ts'

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
}

export const fullDay: DayAgenda = {...nothing, theoreticalStudy: [lesson]}
export const emptyDay: DayAgenda = nothing

const showing = '/agenda/estudo-teorico/ave-1/questao'

export const agendaModel: FlowModel<typeof agendaMachine> = {
  machine: agendaMachine,
  starts: {'at /agenda': {path: '/agenda', calendarDate: '20261121', course: 'standard'}},
  cases: {
    'agenda.arrived': [
      {type: 'agenda.arrived', agenda: fullDay, isStale: false},
      {type: 'agenda.arrived', agenda: emptyDay, isStale: true},
    ],
    'agenda.failed': [{type: 'agenda.failed', error: 'TRIAL_TIME_OVER'}],
    'agenda.retry': [{type: 'agenda.retry'}],
    'path.changed': [
      {type: 'path.changed', path: showing},
      {type: 'path.changed', path: '/agenda'},
      {type: 'path.changed', path: '/agenda/estudo-teorico/outra-aula'},
      {type: 'path.changed', path: '/agenda/nada-aqui'},
    ],
    'date.changed': [{type: 'date.changed', calendarDate: '20261120'}],
  },
  requests: [],
  listeners: ['watchAgenda'],
  tells: ['navigate', 'notifyError'],
}
