import type {
  DayExtras,
  ExamExtra,
  Extra,
  FlashcardExtra,
  QuestionExtra,
  SmartReviewExtra,
  TheoreticalExtra,
} from '../../../domain/extras/extra.types.ts'
import {extraTypes} from '../../../domain/extras/extras.types.ts'

const at = (minute: number) => `2026-11-24T13:${String(minute).padStart(2, '0')}:00.000Z`

export const questionExtra: QuestionExtra = {
  kind: 'Question',
  id: 'q-extra',
  createdAt: at(1),
  isFinished: false,
  classification: [['Clínica Médica', 'Infectologia', 'Sepse']],
  questions: ['q1', 'q2', 'q3'],
  preChoice: [{questionId: 'q1', selected: 2}],
  answered: 1,
  examMode: false,
  timeLimit: null,
  deadline: null,
  isPriority: false,
}

export const flashcardExtra: FlashcardExtra = {
  kind: 'Flashcard',
  id: 'f-extra',
  createdAt: at(2),
  isFinished: false,
  classification: ['Pediatria', 'Neonatologia'],
  flashcards: ['c1', 'c2'],
  answered: 2,
}

export const studyExtra: TheoreticalExtra = {
  kind: 'TheoreticalStudy',
  id: 's-extra',
  createdAt: at(3),
  isFinished: false,
  classification: ['Clínica Médica', 'Neurologia', 'Cefaleias'],
  lessonId: 'cefaleias',
  lessonTitle: 'Cefaleias',
  contents: {questions: [], videos: ['v1'], texts: ['t1'], mindmaps: [], flashcards: []},
}

export const reviewExtra: TheoreticalExtra = {
  ...studyExtra,
  kind: 'TheoreticalReview',
  id: 'r-extra',
  createdAt: at(4),
  contents: {questions: ['q1', 'q2'], videos: ['v1'], texts: [], mindmaps: ['m1'], flashcards: ['c1']},
}

export const smartReviewExtra: SmartReviewExtra = {
  kind: 'SmartReview',
  id: 'sr-extra',
  createdAt: at(5),
  isFinished: true,
  questions: ['q1'],
  flashcards: ['c1'],
  due: [{questionId: 'q1', reason: 'doubt', retrievability: null}],
  dueFlashcards: [{flashcardId: 'c1', reason: 'new', retrievability: null}],
  preChoice: [],
}

const exam: ExamExtra = {
  kind: 'Exam',
  id: 'e-extra',
  createdAt: at(6),
  isFinished: false,
  title: 'Hospital Universitário Fictício de Aurora 2024',
  subtitle: null,
  uf: 'SP',
  institution: 'Hospital Universitário Fictício de Aurora',
  year: 2024,
}

export const examExtra = exam

export const mockExtra: ExamExtra = {
  ...exam,
  kind: 'MockExam',
  id: 'm-extra',
  createdAt: at(7),
  title: 'Simulado Aristo 3',
  subtitle: 'Primeira fase',
  uf: null,
  institution: null,
  year: null,
}

export const smartExamExtra: ExamExtra = {
  ...exam,
  kind: 'SmartExam',
  id: 'se-extra',
  createdAt: at(8),
  title: 'Hospital Universitário Fictício de Aurora',
  year: null,
}

export const everyExtra: readonly Extra[] = [
  questionExtra,
  flashcardExtra,
  studyExtra,
  reviewExtra,
  smartReviewExtra,
  examExtra,
  mockExtra,
  smartExamExtra,
]

export const fullDay: DayExtras = {calendarDate: '20261124', extras: everyExtra, allowed: extraTypes}
export const oneDay: DayExtras = {...fullDay, extras: [questionExtra]}
export const emptyDay: DayExtras = {...fullDay, extras: []}
