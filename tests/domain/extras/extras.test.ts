import {describe, expect, test} from 'vitest'
import {asAgenda} from '../../../domain/extras/asAgenda.ts'
import {extraCounts, isComplete, progressOf} from '../../../domain/extras/counts.ts'
import {extraKindOf, wayOf, wizardAt} from '../../../domain/extras/tileWays.ts'
import {extraTypes} from '../../../domain/extras/extras.types.ts'
import {reusable} from '../../../domain/extras/reuse.ts'
import {tileState} from '../../../domain/extras/tiles.ts'
import {
  emptyDay,
  everyExtra,
  examExtra,
  flashcardExtra,
  fullDay,
  mockExtra,
  questionExtra,
  reviewExtra,
  smartReviewExtra,
  studyExtra,
} from '../../models/extras/fixtures.ts'

const nothing = {
  calendarDate: '20261124',
  theoreticalStudy: [],
  theoreticalReview: [],
  smartReview: null,
  smartReviewPreChoice: [],
  exams: [],
  mocks: [],
  smartExamActivity: null,
  examFinished: false,
}

describe('an extra as a day’s agenda', () => {
  test('questions stand in its smart review, with what was marked', () => {
    expect(asAgenda(questionExtra, '20261124')).toEqual({
      ...nothing,
      _id: 'q-extra',
      smartReview: {questions: ['q1', 'q2', 'q3'], flashcards: [], finished: false, due: [], dueFlashcards: []},
      smartReviewPreChoice: [{questionId: 'q1', selected: 2}],
    })
  })
  test('flashcards stand in its smart review', () => {
    expect(asAgenda(flashcardExtra, '20261124')).toEqual({
      ...nothing,
      _id: 'f-extra',
      smartReview: {questions: [], flashcards: ['c1', 'c2'], finished: false, due: [], dueFlashcards: []},
    })
  })
  test('a smart review says why its items are due', () => {
    const marked = {...smartReviewExtra, preChoice: [{questionId: 'q1', selected: 1}]}
    expect(asAgenda(marked, '20261124').smartReviewPreChoice).toEqual(marked.preChoice)
    expect(asAgenda(smartReviewExtra, '20261124')).toEqual({
      ...nothing,
      _id: 'sr-extra',
      smartReview: {
        questions: ['q1'],
        flashcards: ['c1'],
        finished: true,
        due: smartReviewExtra.due,
        dueFlashcards: smartReviewExtra.dueFlashcards,
      },
    })
  })
  test('a lesson stands in the part of its kind', () => {
    const lesson = {
      lessonId: 'cefaleias',
      lessonTitle: 'Cefaleias',
      classification: ['Clínica Médica', 'Neurologia', 'Cefaleias'],
      finished: false,
    }
    expect(asAgenda(studyExtra, '20261124')).toEqual({
      ...nothing,
      _id: 's-extra',
      theoreticalStudy: [{...lesson, ...studyExtra.contents}],
    })
    expect(asAgenda(reviewExtra, '20261124')).toEqual({
      ...nothing,
      _id: 'r-extra',
      theoreticalReview: [{...lesson, ...reviewExtra.contents}],
    })
  })
})

describe('counts', () => {
  test('pending and total of a day', () => {
    expect(extraCounts(everyExtra)).toEqual({pending: 7, total: 8})
    expect(extraCounts([])).toEqual({pending: 0, total: 0})
  })
  test('the server counts questions and flashcards only', () => {
    expect(everyExtra.map(progressOf)).toEqual([
      {done: 1, total: 3},
      {done: 2, total: 2},
      ...Array.from({length: 6}, () => null),
    ])
  })
  test('what has no questions is never complete', () => {
    expect(everyExtra.map(isComplete)).toEqual([false, true, false, false, false, false, false, false])
    expect(isComplete({...questionExtra, questions: [], answered: 0})).toBe(false)
    expect(isComplete({...questionExtra, questions: ['q1'], answered: 1})).toBe(true)
  })
})

describe('the tiles', () => {
  const day = {window: 'onItsDay', extras: [], allowed: extraTypes} as const

  test('are open on the day itself for all kinds of the course', () => {
    expect(extraTypes.map((kind) => tileState(kind, day))).toEqual(extraTypes.map(() => 'open'))
  })
  test('say that the course does not have a kind, whatever the day', () => {
    for (const window of ['onItsDay', 'afterMidnight', 'closed'] as const)
      expect(tileState('Exam', {...day, window, allowed: ['Question']})).toBe('notInCourse')
  })
  test('are closed after midnight and on past days', () => {
    expect(tileState('Question', {...day, window: 'afterMidnight'})).toBe('notToday')
    expect(tileState('Question', {...day, window: 'closed'})).toBe('notToday')
  })
  test('of the two reviews the first of the day counts', () => {
    const closed = extraTypes.filter((kind) => tileState(kind, {...day, extras: everyExtra}) === 'alreadyToday')
    expect(closed).toEqual(['TheoreticalReview', 'SmartReview'])
  })
})

describe('how a kind is created', () => {
  test('three kinds by one press, all others by a wizard', () => {
    expect(extraTypes.map(wayOf)).toEqual([
      {by: 'wizard', criar: 'estudo'},
      {by: 'wizard', criar: 'questao'},
      {by: 'wizard', criar: 'flashcard'},
      {by: 'wizard', criar: 'prova'},
      {by: 'wizard', criar: 'simulado'},
      {by: 'press', kind: 'smartExam'},
      {by: 'press', kind: 'theoreticalReview'},
      {by: 'press', kind: 'smartReview'},
    ])
  })
  test('the wizard of an address makes the kind of its tile', () => {
    for (const kind of extraTypes) {
      const way = wayOf(kind)
      const wizard = way.by === 'wizard' ? wizardAt(way.criar) : way.kind
      expect(wizard === null ? null : extraKindOf(wizard)).toBe(kind)
    }
  })
  test('the priority review has an address, and makes questions; other names have none', () => {
    expect(wizardAt('revisao-prioritaria')).toBe('priority')
    expect([extraKindOf('priority'), extraKindOf('quickQuestion')]).toEqual(['Question', 'Question'])
    expect(['toString', '', 'outro', null].map(wizardAt)).toEqual([null, null, null, null])
  })
})

describe('what serves a wish again', () => {
  const wish = {
    kind: 'Exam',
    template: 't1',
    uf: 'SP',
    institution: 'Hospital Universitário Fictício de Aurora',
    year: 2024,
  } as const

  test('an unfinished exam of the same institution and year', () => {
    expect(reusable(wish, fullDay.extras)).toBe(examExtra)
    expect(reusable({...wish, uf: null}, fullDay.extras)).toBe(examExtra)
  })
  test('not one of another state, institution or year, nor a finished one', () => {
    expect(reusable({...wish, uf: 'MG'}, fullDay.extras)).toBeNull()
    expect(reusable({...wish, institution: 'USP'}, fullDay.extras)).toBeNull()
    expect(reusable({...wish, year: 2023}, fullDay.extras)).toBeNull()
    expect(reusable({...wish, institution: null}, fullDay.extras)).toBeNull()
    expect(reusable({...wish, year: null}, [{...examExtra, year: null}])).toBeNull()
    expect(reusable(wish, [{...examExtra, isFinished: true}])).toBeNull()
    expect(reusable(wish, emptyDay.extras)).toBeNull()
  })
  test('an unfinished mock exam of the same title, and no exam of that title', () => {
    const mock = {kind: 'MockExam', template: 'm3', title: 'Simulado Aristo 3'} as const
    expect(reusable(mock, fullDay.extras)).toBe(mockExtra)
    expect(reusable({...mock, title: null}, fullDay.extras)).toBeNull()
    expect(reusable(mock, [{...mockExtra, isFinished: true}])).toBeNull()
    expect(reusable(mock, [{...mockExtra, kind: 'SmartExam'}])).toBeNull()
  })
})
