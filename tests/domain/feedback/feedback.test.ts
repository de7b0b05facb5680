import {describe, expect, test} from 'vitest'
import {admissionYears, isAdmission, longestInstitution} from '../../../domain/feedback/admission.ts'
import {featureIds, featureOf, isFeatureId} from '../../../domain/feedback/features.ts'
import {
  areNpsReasons,
  isNpsScore,
  npsAskedAt,
  npsGroupOf,
  npsOf,
  npsReasons,
  npsScores,
} from '../../../domain/feedback/nps.ts'

describe('the recommendation survey', () => {
  test('below 7 is a detractor, 7 and 8 are neutral, 9 and 10 promoters', () => {
    expect(npsScores.map(npsGroupOf)).toEqual([
      ...Array.from({length: 7}, () => 'detractor'),
      'neutral',
      'neutral',
      'promoter',
      'promoter',
    ])
    expect([-1, 11, 7.5, Number.NaN].filter(isNpsScore)).toEqual([])
  })

  test('takes reasons of the group of the score, at least one, each once', () => {
    expect(areNpsReasons(3, ['slowOrFailing', 'poorValue'])).toBe(true)
    expect(areNpsReasons(8, ['easierToUse'])).toBe(true)
    expect(areNpsReasons(10, ['dailyAgenda'])).toBe(true)
    expect(areNpsReasons(3, [])).toBe(false)
    expect(areNpsReasons(3, ['poorValue', 'poorValue'])).toBe(false)
    expect(areNpsReasons(3, ['dailyAgenda'])).toBe(false)
    expect(areNpsReasons(10, ['poorValue'])).toBe(false)
    expect(areNpsReasons(10, ['constructor'])).toBe(false)
  })

  test('every list of reasons ends with "other" and has no reason twice', () => {
    for (const reasons of Object.values(npsReasons)) {
      expect(reasons.at(-1)).toBe('other')
      expect(new Set(reasons).size).toBe(reasons.length)
    }
  })

  test('comes 30 days after joining, 90 after an answer or a refusal, 7 after "later"', () => {
    const day = 86_400_000
    expect([
      npsAskedAt(5, 'joined'),
      npsAskedAt(5, 'answered'),
      npsAskedAt(5, 'refused'),
      npsAskedAt(5, 'later'),
    ]).toEqual([5 + 30 * day, 5 + 90 * day, 5 + 90 * day, 5 + 7 * day])
  })

  test.each([
    [{detractor: 0, neutral: 0, promoter: 0}, null],
    [{detractor: 1, neutral: 0, promoter: 0}, -100],
    [{detractor: 0, neutral: 0, promoter: 4}, 100],
    [{detractor: 1, neutral: 1, promoter: 1}, 0],
    [{detractor: 1, neutral: 2, promoter: 3}, 33],
  ])('%j has the score %s', (counts, score) => {
    expect(npsOf(counts)).toBe(score)
  })
})

describe('features', () => {
  test('a path belongs to the feature whose screens begin there, when that one is rated', () => {
    expect(featureOf('/desempenho', featureIds)).toBe('performance')
    expect(featureOf('/baralhos/comunidade', featureIds)).toBe('decks')
    expect(featureOf('/baralhosos', featureIds)).toBe(null)
    expect(featureOf('/desempenho', ['decks'])).toBe(null)
    expect(featureOf('/agenda', featureIds)).toBe(null)
    expect(featureIds.every(isFeatureId)).toBe(true)
    expect(isFeatureId('toString')).toBe(false)
  })
})

describe('an admission', () => {
  const told = {institution: 'USP', uf: 'SP', year: 2026, specialty: 'Pediatria'}

  test('is of a state, a specialty and a year that there are', () => {
    expect(isAdmission(told, 2026)).toBe(true)
    expect(admissionYears(2026)).toEqual([2027, 2026, 2025, 2024, 2023, 2022, 2021])
    for (const wrong of [
      {institution: ''},
      {institution: ' USP'},
      {institution: 'a'.repeat(longestInstitution + 1)},
      {uf: 'XX'},
      {year: 2020},
      {year: 2028},
      {specialty: 'Astrologia'},
    ])
      expect({wrong, is: isAdmission({...told, ...wrong}, 2026)}).toEqual({wrong, is: false})
  })
})
