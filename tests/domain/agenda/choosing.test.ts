import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {composeDay, isReviewDay, type StudyCandidate} from '../../../domain/agenda/compose.ts'
import {pickSmartReview, type ReviewCandidate} from '../../../domain/agenda/smartReview.ts'

const everything = {theoreticalStudy: true, theoreticalReview: true, smartReview: true, examAndMocks: true}
const nothing = {theoreticalStudy: false, theoreticalReview: false, smartReview: false, examAndMocks: false}
const week = {
  sunday: everything,
  monday: everything,
  tuesday: everything,
  wednesday: everything,
  thursday: everything,
  friday: everything,
  saturday: everything,
}
/** A Saturday. */
const today = '20261121'

const lesson = (lessonId: string, parts: Partial<StudyCandidate> = {}): StudyCandidate => ({
  lessonId,
  phase: 1,
  releasedOn: '20260101',
  relevance: 0.5,
  studyFinishedOn: null,
  isReviewed: false,
  ...parts,
})

describe('composing a day', () => {
  test('a day of review alone is one on which nothing else is studied', () => {
    const only = (plan: object) => isReviewDay(today, {...week, saturday: {...nothing, ...plan}})
    expect(only({theoreticalReview: true})).toBe(true)
    expect(only({})).toBe(false)
    for (const other of ['theoreticalStudy', 'smartReview', 'examAndMocks']) {
      expect(only({theoreticalReview: true, [other]: true})).toBe(false)
    }
  })

  test('the study is the most relevant released lesson that is not finished', () => {
    const lessons = [
      lesson('a', {relevance: 0.2}),
      lesson('b', {relevance: 0.9, studyFinishedOn: '20261119'}),
      lesson('c', {relevance: 0.8}),
      lesson('d', {relevance: 1, releasedOn: '20261122'}),
    ]
    expect(composeDay(today, week, lessons).theoreticalStudy).toEqual(['c'])
  })

  test('a lesson may be studied from its release day on', () => {
    expect(composeDay(today, week, [lesson('a', {releasedOn: today})]).theoreticalStudy).toEqual(['a'])
    expect(composeDay('20261120', week, [lesson('a', {releasedOn: today})]).theoreticalStudy).toEqual([])
  })

  test('of equally relevant lessons the first by id is taken', () => {
    expect(composeDay(today, week, [lesson('b'), lesson('a')]).theoreticalStudy).toEqual(['a'])
    expect(composeDay(today, week, [lesson('a'), lesson('b')]).theoreticalStudy).toEqual(['a'])
  })

  test('the review is the oldest study finished more than 14 days ago and not reviewed', () => {
    const lessons = [
      lesson('fortnight', {studyFinishedOn: '20261107'}),
      lesson('older', {studyFinishedOn: '20261106'}),
      lesson('oldest', {studyFinishedOn: '20261001', isReviewed: true}),
      lesson('old', {studyFinishedOn: '20261102'}),
    ]
    expect(composeDay(today, week, lessons)).toEqual({
      theoreticalStudy: [],
      theoreticalReview: ['old'],
      hasSmartReview: true,
    })
  })

  test('exactly 14 days are not enough', () => {
    expect(composeDay(today, week, [lesson('a', {studyFinishedOn: '20261107'})]).theoreticalReview).toEqual([])
    expect(composeDay(today, week, [lesson('a', {studyFinishedOn: '20261106'})]).theoreticalReview).toEqual(['a'])
  })

  test('of studies finished on one day the first by id is reviewed', () => {
    const lessons = [lesson('b', {studyFinishedOn: '20261001'}), lesson('a', {studyFinishedOn: '20261001'})]
    expect(composeDay(today, week, lessons).theoreticalReview).toEqual(['a'])
    expect(composeDay(today, week, lessons.toReversed()).theoreticalReview).toEqual(['a'])
  })

  test('the older study is reviewed first, whatever its id and place', () => {
    const lessons = [
      lesson('a', {studyFinishedOn: '20261002'}),
      lesson('c', {studyFinishedOn: '20261001'}),
      lesson('b', {studyFinishedOn: '20261003'}),
    ]
    expect(composeDay(today, week, lessons).theoreticalReview).toEqual(['c'])
    expect(composeDay(today, week, lessons.toReversed()).theoreticalReview).toEqual(['c'])
  })

  test('a weekday without a kind has none of it', () => {
    const lessons = [lesson('a'), lesson('b', {studyFinishedOn: '20261001'})]
    expect(composeDay(today, {...week, saturday: nothing}, lessons)).toEqual({
      theoreticalStudy: [],
      theoreticalReview: [],
      hasSmartReview: false,
    })
    expect(composeDay(today, {...week, saturday: {...nothing, theoreticalReview: true}}, lessons)).toEqual({
      theoreticalStudy: [],
      theoreticalReview: ['b'],
      hasSmartReview: false,
    })
  })

  test('does not depend on the order of the lessons', () => {
    const some = fc.array(
      fc.record({
        lessonId: fc.string({minLength: 1, maxLength: 3}),
        phase: fc.integer({min: 1, max: 3}),
        releasedOn: fc.constantFrom('20260101', '20261121', '20270101'),
        relevance: fc.constantFrom(0.1, 0.5, 0.9),
        studyFinishedOn: fc.constantFrom(null, '20261001', '20261110'),
        isReviewed: fc.boolean(),
      }),
      {maxLength: 8},
    )
    fc.assert(
      fc.property(some, (lessons) => {
        const unique = lessons.filter(
          (one, index) => lessons.findIndex((other) => other.lessonId === one.lessonId) === index,
        )
        expect(composeDay(today, week, unique.toReversed())).toEqual(composeDay(today, week, unique))
      }),
    )
  })
})

const candidate = (id: string, parts: Partial<ReviewCandidate> = {}): ReviewCandidate => ({
  id,
  isDoubt: false,
  retrievability: 0.5,
  lastOutcome: 1,
  relevance: 0.5,
  ...parts,
})

describe('choosing the smart review', () => {
  test('takes doubts first, then the most forgotten, then the more relevant, then what was never seen', () => {
    const candidates = [
      candidate('new', {retrievability: null, lastOutcome: null, relevance: 1}),
      candidate('known', {retrievability: 0.95}),
      candidate('forgotten', {retrievability: 0.1, lastOutcome: 0}),
      candidate('relevant', {retrievability: 0.4, relevance: 0.9}),
      candidate('irrelevant', {retrievability: 0.4, relevance: 0.1}),
      candidate('doubt', {isDoubt: true, retrievability: 0.99}),
      candidate('newDoubt', {isDoubt: true, retrievability: null, lastOutcome: null}),
    ]
    expect(pickSmartReview(candidates)).toEqual([
      {id: 'doubt', reason: 'doubt', retrievability: 0.99},
      {id: 'newDoubt', reason: 'doubt', retrievability: null},
      {id: 'forgotten', reason: 'wrong', retrievability: 0.1},
      {id: 'relevant', reason: 'forgetting', retrievability: 0.4},
      {id: 'irrelevant', reason: 'forgetting', retrievability: 0.4},
      {id: 'known', reason: 'forgetting', retrievability: 0.95},
      {id: 'new', reason: 'new', retrievability: null},
    ])
  })

  test('of items with the same need the first by id comes first', () => {
    const candidates = ['c', 'a', 'b'].map((id) => candidate(id))
    expect(pickSmartReview(candidates).map(({id}) => id)).toEqual(['a', 'b', 'c'])
    expect(pickSmartReview(candidates.toReversed()).map(({id}) => id)).toEqual(['a', 'b', 'c'])
  })

  test('shows ten a day, or as many as asked for', () => {
    const many = Array.from({length: 25}, (_, index) => candidate(`q${index}`, {retrievability: index / 25}))
    expect(pickSmartReview(many).map(({id}) => id)).toEqual([
      'q0',
      'q1',
      'q2',
      'q3',
      'q4',
      'q5',
      'q6',
      'q7',
      'q8',
      'q9',
    ])
    expect(pickSmartReview(many, 2).map(({id}) => id)).toEqual(['q0', 'q1'])
    expect(pickSmartReview([])).toEqual([])
  })

  test('chooses the same, whatever the order of the candidates', () => {
    const some = fc.uniqueArray(
      fc.record({
        id: fc.string({minLength: 1, maxLength: 4}),
        isDoubt: fc.boolean(),
        retrievability: fc.constantFrom(null, 0.1, 0.5, 1),
        lastOutcome: fc.constantFrom(null, 0 as const, 1 as const),
        relevance: fc.constantFrom(0, 0.5, 1),
      }),
      {selector: ({id}) => id, maxLength: 20},
    )
    fc.assert(
      fc.property(some, (candidates) => {
        expect(pickSmartReview(candidates.toReversed())).toEqual(pickSmartReview(candidates))
      }),
    )
  })
})
