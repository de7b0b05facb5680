import type {DayAgenda, LessonContents} from '../../../domain/agenda/agenda.types.ts'

export const lessonOf = (lessonId: string, contents: Partial<LessonContents> = {}): LessonContents => ({
  lessonId,
  lessonTitle: lessonId,
  classification: [],
  finished: false,
  questions: [],
  videos: [],
  texts: [],
  mindmaps: [],
  flashcards: [],
  ...contents,
})

export const agendaOf = (parts: Partial<DayAgenda> = {}): DayAgenda => ({
  _id: 'agenda',
  calendarDate: '20261121',
  theoreticalStudy: [],
  theoreticalReview: [],
  smartReview: null,
  smartReviewPreChoice: [],
  exams: [],
  mocks: [],
  smartExamActivity: null,
  examFinished: false,
  ...parts,
})

/** Everything a day can hold. */
export const fullAgenda: DayAgenda = agendaOf({
  theoreticalStudy: [
    lessonOf('estudo', {questions: ['q1'], videos: ['v1']}),
    lessonOf('outro-estudo', {texts: ['t1']}),
  ],
  theoreticalReview: [lessonOf('revisao', {flashcards: ['f1']})],
  smartReview: {questions: ['q9'], flashcards: [], finished: false, due: [], dueFlashcards: []},
  exams: ['prova-1'],
  mocks: ['simulado-1'],
  smartExamActivity: 'inteligente-1',
  examFinished: false,
})
