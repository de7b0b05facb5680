import {describe, expect, test} from 'vitest'
import {gradeUntilOf, isKeyHeld, isLateGradeOpen, showsPrint, showsQuestions} from '../../../domain/exam/embargo.ts'

describe('a key', () => {
  test.each([
    ['of a question that stands in no mock exam', null, 10, false],
    ['one millisecond before the answers are out', 11, 10, true],
    ['when the answers are out', 10, 10, false],
    ['after that', 9, 10, false],
  ])('%s', (_name, heldUntil, now, held) => {
    expect(isKeyHeld(heldUntil, now)).toBe(held)
  })
})

describe('the grade of an essay whose key was held', () => {
  const heldUntil = 1_000_000
  const week = 7 * 86_400_000
  test('is taken for seven days from when the key came out', () => {
    const essay = {shownAt: heldUntil - 1, heldUntil}
    expect(gradeUntilOf(essay)).toBe(heldUntil + week)
    expect(
      [heldUntil - 1, heldUntil, heldUntil + week - 1, heldUntil + week].map((at) => isLateGradeOpen(essay, at)),
    ).toEqual([false, true, true, false])
  })

  test.each([
    ['one whose key came at once', {shownAt: heldUntil, heldUntil}],
    ['one that no mock exam held', {shownAt: 5, heldUntil: null}],
    ['one whose key nobody asked for', {shownAt: null, heldUntil}],
  ])('has no time of its own for %s', (_, essay) => {
    expect(gradeUntilOf(essay)).toBe(null)
    expect(isLateGradeOpen(essay, heldUntil + 1)).toBe(false)
  })
})

describe('a mock exam', () => {
  const open = {startedAt: null, opensAt: 10, closesAt: 20, isPrintingBlocked: false}

  test('shows its questions from its start on', () => {
    expect([showsQuestions({startedAt: null}), showsQuestions({startedAt: 0})]).toEqual([false, true])
  })

  test.each([
    ['before it opens', {}, 9, false],
    ['when it opens', {}, 10, true],
    ['in its last millisecond', {}, 19, true],
    ['when it has closed', {}, 20, false],
    ['when it has closed, but was started', {startedAt: 11}, 21, true],
    ['of which printing is blocked', {startedAt: 11, isPrintingBlocked: true}, 15, false],
    ['without a window', {opensAt: null, closesAt: null}, 0, true],
  ])('is printed: %s', (_name, change, now, isShown) => {
    expect(showsPrint({...open, ...change}, now)).toBe(isShown)
  })
})
