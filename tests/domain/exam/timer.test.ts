import fc from 'fast-check'
import {expect, test} from 'vitest'
import {milestoneBetween, milestonesOf, shownTime, spokenTime, timeLeft} from '../../../domain/exam/timer.ts'

const second = 1_000
const minute = 60 * second
const examOf = (minutes: number) => ({startedAt: 0, deadline: minutes * minute})
const namesOf = (minutes: number) => milestonesOf(examOf(minutes)).map(({milestone}) => milestone)

test.each([
  [300, ['half', 'fifth', 'fiveMinutes', 'oneMinute', 'over']],
  [30, ['half', 'fifth', 'fiveMinutes', 'oneMinute', 'over']],
  [25, ['half', 'fiveMinutes', 'oneMinute', 'over']],
  [10, ['fiveMinutes', 'fifth', 'oneMinute', 'over']],
  [5, ['half', 'oneMinute', 'over']],
  [2, ['oneMinute', 'over']],
  [1, ['over']],
] as const)('an exam of %i minutes has the milestones that tell its student something new', (minutes, expected) => {
  expect(namesOf(minutes)).toEqual(expected)
})

test('an exam that was not started has no milestones and no time', () => {
  const none = {startedAt: null, deadline: null}
  expect({milestones: milestonesOf(none), left: timeLeft(none, 5), between: milestoneBetween(none, 0, 9)}).toEqual({
    milestones: [],
    left: 0,
    between: null,
  })
})

test.each([
  ['just before the half', 149 * minute, 150 * minute - 1, null],
  ['at the half', 150 * minute - 1, 150 * minute, 'half'],
  ['after it was said', 150 * minute, 151 * minute, null],
  ['asleep over half and fifth', 149 * minute, 250 * minute, 'fifth'],
  ['asleep over everything', 10 * minute, 301 * minute, 'over'],
] as const)('%s, only the most urgent milestone is said', (_when, before, now, expected) => {
  expect(milestoneBetween(examOf(300), before, now)).toBe(expected)
})

test('however the ticks fall, each milestone is said at most once and the end exactly once', () => {
  const ticks = fc.array(fc.integer({min: 1, max: 40 * minute}), {minLength: 1, maxLength: 60})
  fc.assert(
    fc.property(fc.integer({min: 1, max: 360}), ticks, (minutes, gaps) => {
      const said: string[] = []
      let now = 0
      for (const gap of [...gaps, 400 * minute]) {
        const milestone = milestoneBetween(examOf(minutes), now, now + gap)
        if (milestone) said.push(milestone)
        now += gap
      }
      expect(said).toEqual([...new Set(said)])
      expect(said.at(-1)).toBe('over')
    }),
  )
})

test('the time left is never more than the exam has and never less than nothing', () => {
  expect([-5 * minute, 0, 299 * minute, 300 * minute, 301 * minute].map((now) => timeLeft(examOf(300), now))).toEqual([
    300 * minute,
    300 * minute,
    minute,
    0,
    0,
  ])
})

test.each([
  [5 * 60 * minute, {hours: 5, minutes: 0, seconds: 0}],
  [72 * minute + 5 * second, {hours: 1, minutes: 12, seconds: 5}],
  [1, {hours: 0, minutes: 0, seconds: 1}],
  [0, {hours: 0, minutes: 0, seconds: 0}],
])('%i ms are shown as a clock would', (left, expected) => {
  expect(shownTime(left)).toEqual(expected)
})

test.each([
  [72 * minute + 5 * second, {hours: 1, minutes: 12, seconds: 0}],
  [59 * minute + 58 * second, {hours: 1, minutes: 0, seconds: 0}],
  [5 * minute - 300, {hours: 0, minutes: 5, seconds: 0}],
  [3 * minute + 24 * second, {hours: 0, minutes: 3, seconds: 20}],
  [minute - 1, {hours: 0, minutes: 1, seconds: 0}],
  [42 * second, {hours: 0, minutes: 0, seconds: 42}],
])('%i ms are said in as many words as help', (left, expected) => {
  expect(spokenTime(left)).toEqual(expected)
})

test.each([
  ['the start', {startedAt: null, deadline: 9 * minute}],
  ['the end', {startedAt: 0, deadline: null}],
])('an exam without %s has neither milestones nor time', (_what, times) => {
  expect([timeLeft(times, 5), milestonesOf(times), milestoneBetween(times, 0, 10 * minute)]).toEqual([0, [], null])
})

test('the shares are those of the exam, whenever it began', () => {
  const times = {startedAt: 1_000 * minute, deadline: 1_300 * minute}
  expect(milestonesOf(times).map(({left}) => left / minute)).toEqual([150, 60, 5, 1, 0])
})

test('the end is said when nothing is left, and not before', () => {
  expect(milestoneBetween(examOf(300), 300 * minute - 2, 300 * minute - 1)).toBe(null)
  expect(milestoneBetween(examOf(300), 300 * minute - 1, 300 * minute)).toBe('over')
})

test.each([
  [61 * second, {hours: 0, minutes: 1, seconds: 0}],
  [60 * second, {hours: 0, minutes: 1, seconds: 0}],
  [3 * minute + 26 * second, {hours: 0, minutes: 3, seconds: 30}],
  [9 * minute + 56 * second, {hours: 0, minutes: 10, seconds: 0}],
  [10 * minute + 10 * second, {hours: 0, minutes: 10, seconds: 0}],
])('%i ms are rounded for the ear', (left, expected) => {
  expect(spokenTime(left)).toEqual(expected)
})
