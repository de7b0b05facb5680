import {describe, expect, test} from 'vitest'
import {isTrialOver, trialEndOf, trialLength} from '../../../domain/shell/trial.ts'

const createdAt = Date.UTC(2026, 2, 1, 12)
const trial = {isPremium: false, isStaff: false, createdAt}

describe('the trial', () => {
  test('ends fifteen days after the profile began', () => {
    expect(trialEndOf(trial)).toBe(Date.UTC(2026, 2, 16, 12))
  })

  test.each([
    ['at its beginning', 0, false],
    ['in its last millisecond', trialLength, false],
    ['one millisecond later', trialLength + 1, true],
  ])('%s', (_name, age, isOver) => {
    expect(isTrialOver(trial, createdAt + age)).toBe(isOver)
  })

  test.each([
    ['a premium student', {...trial, isPremium: true}],
    ['the team', {...trial, isStaff: true}],
  ])('%s has none', (_name, profile) => {
    expect([trialEndOf(profile), isTrialOver(profile, createdAt + 99 * trialLength)]).toEqual([null, false])
  })
})
