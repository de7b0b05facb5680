import {expect, test} from 'vitest'
import {dayExtrasOf} from '../../../src/services/extras/extras.read.ts'
import type {GetExtraActivitiesQuery} from '../../../src/services/gen/extras/graphql.ts'

const at = (hour: number) => `2026-11-24T${hour}:00:00.000Z`
const contents = {videos: ['v1'], texts: [], mindmaps: [], flashcards: [], questions: []}
const lesson = {classification: ['Clínica Médica', 'Cefaleias'], lessonId: 'l1', lessonTitle: 'Cefaleias', contents}

const reply: GetExtraActivitiesQuery = {
  getCourseExtraActivities: ['Question', 'Exam'],
  getExtraActivities: {
    _id: '20261124',
    calendarDate: '20261124',
    activityQuestion: [
      {
        _id: 'q',
        createdAt: at(18),
        finished: false,
        classification: [],
        questions: ['q1'],
        answered: 0,
        examMode: true,
        timeLimit: 30,
        deadline: '2026-11-24T14:00:00.000Z',
        isPriority: false,
        preChoice: [],
      },
    ],
    activityFlashcard: [
      {_id: 'f', createdAt: at(17), finished: true, classification: [], flashcards: ['c1'], answered: 1},
    ],
    activityExamExtra: [
      {_id: 'e', createdAt: at(16), finished: false, uf: null, institution: 'USP', year: 2024, title: 'USP 2024'},
    ],
    activityMockExamExtra: [{_id: 'm', createdAt: at(15), finished: false, title: 'Simulado 1', subtitle: null}],
    activitySmartExamExtra: [{_id: 's', createdAt: at(14), finished: false, uf: 'SP', institution: 'USP'}],
    activityTheoreticalExtra: [{...lesson, _id: 't', createdAt: at(13), finished: false}],
    activityTheoreticalReviewExtra: [{...lesson, _id: 'r', createdAt: at(12), finished: true}],
    activitySmartReviewExtra: [
      {
        _id: 'sr',
        createdAt: at(11),
        finished: false,
        questions: [],
        flashcards: ['c1'],
        due: [],
        dueFlashcards: [],
        preChoice: [],
      },
    ],
  },
}

test('the lists of the wire are one, the oldest first', () => {
  const {calendarDate, allowed, extras} = dayExtrasOf(reply)
  const noExam = {subtitle: null, uf: null, institution: null, year: null}
  expect({calendarDate, allowed}).toEqual({calendarDate: '20261124', allowed: ['Question', 'Exam']})
  expect(extras).toEqual([
    {
      kind: 'SmartReview',
      id: 'sr',
      createdAt: at(11),
      isFinished: false,
      questions: [],
      flashcards: ['c1'],
      due: [],
      dueFlashcards: [],
      preChoice: [],
    },
    {...lesson, kind: 'TheoreticalReview', id: 'r', createdAt: at(12), isFinished: true},
    {...lesson, kind: 'TheoreticalStudy', id: 't', createdAt: at(13), isFinished: false},
    {
      ...noExam,
      kind: 'SmartExam',
      id: 's',
      createdAt: at(14),
      isFinished: false,
      title: 'USP',
      uf: 'SP',
      institution: 'USP',
    },
    {...noExam, kind: 'MockExam', id: 'm', createdAt: at(15), isFinished: false, title: 'Simulado 1'},
    {
      ...noExam,
      kind: 'Exam',
      id: 'e',
      createdAt: at(16),
      isFinished: false,
      title: 'USP 2024',
      institution: 'USP',
      year: 2024,
    },
    {
      kind: 'Flashcard',
      id: 'f',
      createdAt: at(17),
      isFinished: true,
      classification: [],
      flashcards: ['c1'],
      answered: 1,
    },
    {
      kind: 'Question',
      id: 'q',
      createdAt: at(18),
      isFinished: false,
      classification: [],
      questions: ['q1'],
      answered: 0,
      examMode: true,
      timeLimit: 30,
      deadline: '2026-11-24T14:00:00.000Z',
      isPriority: false,
      preChoice: [],
    },
  ])
})
