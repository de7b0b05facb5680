import {describe, expect, test} from 'vitest'
import fc from 'fast-check'
import type {Weekday} from '../../../domain/shared/weekday.ts'
import {
  boundsOf,
  canSaveWeek,
  canToggle,
  type CourseWeekGoals,
  daysChosen,
  daysFromMonday,
  hasError,
  hasWeekToChoose,
  isHidden,
  isInError,
  isSameWeek,
  studyWeekOf,
  toggled,
  type WeekForm,
  weekFormOf,
  weekKinds,
} from '../../../domain/profile/weekGoals.ts'

const days = (count: number) =>
  Object.fromEntries(daysFromMonday.map((day, index) => [day, index < count])) as Record<Weekday, boolean>
const week = (study: number, review = 0, smart = 0, exam = 0): WeekForm => ({
  theoreticalStudy: days(study),
  theoreticalReview: days(review),
  smartReview: days(smart),
  examAndMocks: days(exam),
})
const anyNumber: CourseWeekGoals = {
  theoreticalStudy: {min: 0, max: 7},
  theoreticalReview: {min: 0, max: 7},
  smartReview: {min: 0, max: 7},
  exam: {min: 0, max: 7},
}
const study = (min?: number | null, max?: number | null): CourseWeekGoals => ({
  ...anyNumber,
  theoreticalStudy: {min, max},
})

test('the week starts on Monday', () => {
  expect(daysFromMonday).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])
})

describe('the bounds of an activity', () => {
  test.each([
    [
      {min: 3, max: 6},
      {min: 3, max: 6},
    ],
    [{max: 6}, {min: 5, max: 6}],
    [
      {min: null, max: 6},
      {min: 5, max: 6},
    ],
    [{min: 3}, {min: 3, max: 7}],
    [
      {min: 3, max: null},
      {min: 3, max: 7},
    ],
    [{}, {min: 5, max: 7}],
    [null, {min: 5, max: 7}],
    [undefined, {min: 5, max: 7}],
    [
      {min: 0, max: 0},
      {min: 0, max: 0},
    ],
    [{max: 2}, {min: 2, max: 2}],
    [{max: 0}, {min: 0, max: 0}],
  ])('by the goal %j are %j', (theoreticalStudy, expected) => {
    expect(boundsOf({theoreticalStudy}, 'theoreticalStudy')).toEqual(expected)
  })

  test('of exams and mock exams stand under the name "exam"', () => {
    expect(boundsOf({exam: {min: 1, max: 2}}, 'examAndMocks')).toEqual({min: 1, max: 2})
  })

  test.each(weekKinds)('of %s are its own', (kind) => {
    const name = kind === 'examAndMocks' ? 'exam' : kind
    expect(boundsOf({...anyNumber, [name]: {min: 2, max: 3}}, kind)).toEqual({min: 2, max: 3})
    for (const other of weekKinds)
      if (other !== kind) expect(boundsOf({...anyNumber, [name]: {min: 2, max: 3}}, other)).toEqual({min: 0, max: 7})
  })
})

describe('an activity', () => {
  test.each([
    [{min: 0, max: 0}, true],
    [{min: 0, max: 1}, false],
    [{max: 0}, false],
    [{min: 0}, false],
    [{}, false],
    [null, false],
  ])('with the goal %j is hidden: %s', (theoreticalStudy, expected) => {
    expect(isHidden({theoreticalStudy}, 'theoreticalStudy')).toBe(expected)
  })

  test('leaves something of the week to choose unless its course hides all of them', () => {
    const none = {min: 0, max: 0}
    const all = {theoreticalStudy: none, theoreticalReview: none, smartReview: none, exam: none}
    expect([hasWeekToChoose(all), hasWeekToChoose({...all, exam: {min: 0, max: 1}}), hasWeekToChoose({})]).toEqual([
      false,
      true,
      true,
    ])
  })

  test.each(Array.from({length: 8}, (_, count) => [count, count < 3 || count > 5] as const))(
    'on %i days, between 3 and 5, is in error: %s',
    (count, expected) => {
      expect(daysChosen(week(count), 'theoreticalStudy')).toBe(count)
      expect(isInError(week(count), study(3, 5), 'theoreticalStudy')).toBe(expected)
      expect(hasError(week(count), study(3, 5))).toBe(expected)
    },
  )

  test('that is hidden is never in error, whatever was saved', () => {
    expect(isInError(week(4), study(0, 0), 'theoreticalStudy')).toBe(false)
  })
})

describe('a toggle', () => {
  const bounds = Array.from({length: 8}, (_, min) =>
    Array.from({length: 8 - min}, (_, more) => ({min, max: min + more})),
  ).flat()
  const counts = [0, 1, 2, 3, 4, 5, 6, 7]
  const cases = bounds
    .flatMap(({min, max}) => counts.flatMap((from) => [from - 1, from + 1].map((to) => ({min, max, from, to}))))
    .filter(({to}) => to >= 0 && to <= 7)

  test(`is accepted within the bounds and towards them, and rejected elsewhere (${cases.length} cases)`, () => {
    for (const {min, max, from, to} of cases) {
      const day = to > from ? daysFromMonday[from] : daysFromMonday[from - 1]
      const isWithin = to >= min && to <= max
      const isNearer = (from < min && to > from) || (from > max && to < from)
      const expected = min === 0 && max === 0 ? false : isWithin || isNearer
      expect({
        min,
        max,
        from,
        to,
        accepted: canToggle(week(from), study(min, max), 'theoreticalStudy', day ?? 'monday'),
      }).toEqual({min, max, from, to, accepted: expected})
    }
  })

  test('switches its day and nothing else, and back', () => {
    const once = toggled(week(3, 1), 'theoreticalReview', 'sunday')
    expect(once).toEqual({...week(3, 1), theoreticalReview: {...days(1), sunday: true}})
    expect(toggled(once, 'theoreticalReview', 'sunday')).toEqual(week(3, 1))
  })
})

describe('a week may be saved', () => {
  test.each([
    ['unchanged', 3, 3, false, false],
    ['unchanged, in the onboarding', 3, 3, true, true],
    ['changed', 4, 3, false, true],
    ['changed, in the onboarding', 4, 3, true, true],
    ['changed and in error', 6, 3, false, false],
    ['changed and in error, in the onboarding', 6, 3, true, false],
    ['unchanged and in error, in the onboarding', 6, 6, true, false],
  ])('%s: from %i days, saved %i, onboarding %s: %s', (_name, now, before, isOnboarding, expected) => {
    expect(canSaveWeek({form: week(now), saved: week(before), goals: study(3, 5), isOnboarding})).toBe(expected)
  })

  test('although a hidden activity has days of another course', () => {
    expect(canSaveWeek({form: week(4, 1), saved: week(4), goals: study(0, 0), isOnboarding: false})).toBe(true)
  })
})

test('the two shapes of a week hold the same, for any week', () => {
  const flags = fc.record(
    Object.fromEntries(daysFromMonday.map((day) => [day, fc.boolean()])) as Record<Weekday, fc.Arbitrary<boolean>>,
  )
  const forms = fc.record({theoreticalStudy: flags, theoreticalReview: flags, smartReview: flags, examAndMocks: flags})
  fc.assert(
    fc.property(forms, (form) => {
      const wire = studyWeekOf(form)
      for (const day of daysFromMonday) for (const kind of weekKinds) expect(wire[day][kind]).toBe(form[kind][day])
      expect(weekFormOf(wire)).toEqual(form)
      expect(isSameWeek(weekFormOf(wire), form)).toBe(true)
    }),
  )
})

test('two weeks that differ in one day are not the same', () => {
  for (const kind of weekKinds)
    for (const day of daysFromMonday) expect(isSameWeek(week(3), toggled(week(3), kind, day))).toBe(false)
})
