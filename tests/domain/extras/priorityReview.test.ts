import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {
  type ChosenTheme,
  priorityReview,
  questionNeed,
  type ReviewLimits,
  type ReviewTheme,
  reviewValue,
  themeWeight,
} from '../../../domain/extras/priorityReview.ts'

const theme = (lessonId: string, parts: Partial<ReviewTheme> = {}, amount = 3): ReviewTheme => ({
  lessonId,
  relevance: 0.02,
  hitRate: null,
  questions: Array.from({length: amount}, (_entry, place) => ({id: `${lessonId}-${place}`, retrievability: null})),
  ...parts,
})

const questionsOf = (chosen: readonly ChosenTheme[]) => chosen.flatMap(({questions}) => questions)

/** The greatest value of all sets of questions that the limits allow, by trying every one. */
function greatest(themes: readonly ReviewTheme[], {themeLimit, questionLimit}: ReviewLimits): number {
  const all = themes.flatMap(({lessonId, questions}) => questions.map(({id}) => ({lessonId, id})))
  let best = 0
  for (let set = 0; set < 2 ** all.length; set += 1) {
    const taken = all.filter((_question, place) => (set >> place) & 1)
    const byTheme = Map.groupBy(taken, ({lessonId}) => lessonId)
    if (taken.length > questionLimit || byTheme.size > themeLimit) continue
    const chosen = [...byTheme].map(([lessonId, entries]) => ({lessonId, questions: entries.map(({id}) => id)}))
    best = Math.max(best, reviewValue(themes, chosen))
  }
  return best
}

const share = fc.double({min: 0, max: 1, noNaN: true})
const coarse = fc.constantFrom(0, 0.25, 0.5, 0.9, 1)
const bank = fc
  .array(
    fc.record({
      relevance: fc.oneof(share, coarse),
      hitRate: fc.option(fc.oneof(share, coarse)),
      retrievabilities: fc.array(fc.option(fc.oneof(share, coarse)), {maxLength: 3}),
    }),
    {maxLength: 6},
  )
  .map((themes) =>
    themes.map(({relevance, hitRate, retrievabilities}, index): ReviewTheme => {
      const few = themes.length > 4 ? 2 : 3
      const questions = retrievabilities
        .slice(0, few)
        .map((retrievability, place) => ({id: `t${index}-${place}`, retrievability}))
      return {lessonId: `t${index}`, relevance, hitRate, questions}
    }),
  )
const limits = fc
  .record({themeLimit: fc.integer({min: 1, max: 6}), more: fc.integer({min: 0, max: 6})})
  .map(({themeLimit, more}): ReviewLimits => ({themeLimit, questionLimit: themeLimit + more}))
const seed = fc.integer()

describe('what a theme weighs and a question is needed', () => {
  test('a theme weighs nine tenths of its priority and one tenth of its relevance', () => {
    expect(themeWeight({relevance: 0.04, hitRate: null})).toBeCloseTo(0.04)
    expect(themeWeight({relevance: 0.04, hitRate: 0.5})).toBeCloseTo(0.9 * 0.02 + 0.1 * 0.04)
    expect(themeWeight({relevance: 0.04, hitRate: 1})).toBeCloseTo(0.004)
    expect(themeWeight({relevance: 0, hitRate: 1})).toBeGreaterThan(0)
  })

  test('what is due comes before what was never seen, and that before what is remembered', () => {
    const needs = [0, 0.4, 0.9, null, 0.9001, 1].map((retrievability) => questionNeed({retrievability}))
    expect(needs).toEqual([2, 1.6, 1.1, 1, expect.closeTo(0.0999), 0.0001])
  })
})

describe('a priority review', () => {
  test('takes the themes of the highest priority, and gives each its most needed questions', () => {
    const forgotten = [
      {id: 'known', retrievability: 0.99},
      {id: 'due', retrievability: 0.7},
      {id: 'lost', retrievability: 0.2},
    ]
    const themes = [
      theme('mastered', {relevance: 0.03, hitRate: 0.95}),
      theme('weak', {relevance: 0.03, hitRate: 0.4, questions: forgotten}),
      theme('rare', {relevance: 0.001}),
    ]
    expect(priorityReview(themes, {themeLimit: 1, questionLimit: 2}, 1)).toEqual([
      {lessonId: 'weak', questions: ['lost', 'due']},
    ])
  })

  test('a second theme gets its question before a theme gives away its whole bank', () => {
    const themes = [theme('a', {relevance: 0.03}, 20), theme('b', {relevance: 0.028}, 20)]
    const amounts = priorityReview(themes, {themeLimit: 2, questionLimit: 10}, 1).map(({questions}) => questions.length)
    expect(amounts).toEqual([5, 5])
  })

  test('uses the limits as far as there are questions, also of themes without relevance', () => {
    const themes = ['a', 'b', 'c'].map((id) => theme(id, {relevance: 0, hitRate: 1}, 2))
    const chosen = priorityReview(themes, {themeLimit: 3, questionLimit: 200}, 9)
    expect(chosen).toHaveLength(3)
    expect(questionsOf(chosen)).toHaveLength(6)
  })

  test('an empty bank and themes without questions give nothing', () => {
    expect(priorityReview([], {themeLimit: 5, questionLimit: 10}, 1)).toEqual([])
    expect(priorityReview([theme('a', {}, 0)], {themeLimit: 5, questionLimit: 10}, 1)).toEqual([])
  })

  test('of equal themes the seed chooses, and other seeds choose others', () => {
    const themes = Array.from({length: 12}, (_entry, index) => theme(`t${index}`))
    const chosen = (number: number) => JSON.stringify(priorityReview(themes, {themeLimit: 3, questionLimit: 6}, number))
    expect(chosen(7)).toBe(chosen(7))
    expect(new Set(Array.from({length: 20}, (_entry, index) => chosen(index))).size).toBeGreaterThan(5)
  })

  test('has the greatest value of all choices, found by trying every set of questions', () => {
    fc.assert(
      fc.property(bank, limits, seed, (themes, allowed, number) => {
        const chosen = priorityReview(themes, allowed, number)
        expect(reviewValue(themes, chosen)).toBeCloseTo(greatest(themes, allowed), 9)
      }),
      {numRuns: 150},
    )
  })

  test('keeps its limits, asks each question once and of each theme at least one, in any bank', () => {
    fc.assert(
      fc.property(bank, limits, seed, (themes, allowed, number) => {
        const chosen = priorityReview(themes, allowed, number)
        const ids = questionsOf(chosen)
        expect(chosen.length).toBeLessThanOrEqual(allowed.themeLimit)
        expect(ids.length).toBeLessThanOrEqual(allowed.questionLimit)
        expect(new Set(ids).size).toBe(ids.length)
        expect(chosen.every(({questions}) => questions.length > 0)).toBe(true)
        const own = themes.flatMap(({questions}) => questions.map(({id}) => id))
        expect(ids.every((id) => own.includes(id))).toBe(true)
      }),
    )
  })

  test('does not depend on the order of its candidates', () => {
    fc.assert(
      fc.property(bank, limits, seed, (themes, allowed, number) => {
        const turned = themes.toReversed().map((one) => ({...one, questions: one.questions.toReversed()}))
        expect(priorityReview(turned, allowed, number)).toEqual(priorityReview(themes, allowed, number))
      }),
    )
  })

  test('of sixty themes with two hundred questions each the largest review is chosen within a second', () => {
    const themes = Array.from({length: 60}, (_entry, index) => theme(`t${index}`, {relevance: index / 2_000}, 200))
    const started = performance.now()
    const chosen = priorityReview(themes, {themeLimit: 15, questionLimit: 200}, 3)
    expect(performance.now() - started).toBeLessThan(1_000)
    expect(chosen).toHaveLength(15)
    expect(questionsOf(chosen)).toHaveLength(200)
  })
})
