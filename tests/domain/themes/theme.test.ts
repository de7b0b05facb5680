import {describe, expect, test} from 'vitest'
import {
  highestReleasedPhase,
  isSelectable,
  relevanceLevel,
  type Theme,
  themeDate,
  themeStatus,
} from '../../../domain/themes/theme.ts'

const day = 86_400_000
const now = Date.parse('2026-03-10T13:00:00Z')

const theme: Theme = {
  lessonId: 'l1',
  leaf: ['Cirurgia', 'Trauma', 'Pneumotórax'],
  relevance: 0.01,
  phase: 1,
  enableAfter: now - day,
  isPreCourse: false,
  finishedAt: null,
  hasVideos: true,
}

test.each([
  ['long before', now + day, null, 'locked'],
  ['a millisecond before', now + 1, null, 'locked'],
  ['at its instant, which has not passed', now, null, 'locked'],
  ['a millisecond after', now - 1, null, 'released'],
  ['finished', now - day, now - 1, 'finished'],
  ['finished though it is locked again', now + day, now - 1, 'finished'],
] as const)('a theme %s', (_case, enableAfter, finishedAt, expected) => {
  expect(themeStatus({enableAfter, finishedAt}, now)).toBe(expected)
})

test.each([
  ['midnight of Brasília', '2026-03-10T03:00:00Z', '20260310'],
  ['a second before it', '2026-03-10T02:59:59Z', '20260309'],
  ['the end of the year', '2027-01-01T02:59:59Z', '20261231'],
])('the date of a release is that of Brasília: %s', (_case, instant, expected) => {
  expect(themeDate(Date.parse(instant))).toBe(expected)
})

test.each([
  [0, 'easy'],
  [0.004_999, 'easy'],
  [0.005, 'medium'],
  [0.008_999, 'medium'],
  [0.009, 'hard'],
  [1, 'hard'],
] as const)('the relevance %d is %s', (relevance, level) => {
  expect(relevanceLevel(relevance)).toBe(level)
})

describe('which themes are offered for extras', () => {
  const locked = {...theme, enableAfter: now + day}

  test.each([
    ['no theme at all', [], null],
    ['only locked ones', [{...locked, phase: 3}], null],
    ['released in two phases', [theme, {...theme, phase: 2}, {...locked, phase: 3}], 2],
    ['a finished one counts as released', [{...locked, phase: 4, finishedAt: now - day}], 4],
  ])('%s', (_case, themes, highest) => {
    expect(highestReleasedPhase(themes, now)).toBe(highest)
  })

  test.each([
    [1, 2, true],
    [2, 2, true],
    [3, 2, false],
    [1, null, false],
  ])('phase %d where the highest is %s', (phase, highest, expected) => {
    expect(isSelectable({phase}, highest)).toBe(expected)
  })
})
