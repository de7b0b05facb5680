import {describe, expect, test} from 'vitest'
import {
  areKeysShown,
  deadlineOf,
  graceTime,
  markRefusal,
  type MockProgress,
  sealsAtOf,
  startRefusal,
} from '../../../domain/exam/mockExam.ts'

const minute = 60_000
const hour = 60 * minute
const noon = Date.UTC(2026, 6, 15, 15)
const extra = {opensAt: null, lastStartAt: null, closesAt: null, answersAt: null}
const window = {opensAt: noon - hour, lastStartAt: noon + hour, closesAt: noon + 4 * hour, answersAt: noon + 6 * hour}

describe('the end of a mock exam', () => {
  const ends = (startedAt: number, extraMinutes: number, times: Partial<typeof window> | typeof extra = {}) =>
    deadlineOf({...window, ...times, startedAt, timeToDo: 120, extraMinutes}) - noon

  test.each([
    ['is its time after the start', ends(noon, 0), 2 * hour],
    ['is the end of the window for who starts late', ends(noon + 3 * hour, 0), 4 * hour],
    ['comes later by the extra minutes of the student', ends(noon, 60), 3 * hour],
    ['is later than the window by the extra minutes', ends(noon + 3 * hour, 60), 5 * hour],
    ['is never later than the keys by extra minutes', ends(noon + 3 * hour, 240, {answersAt: noon + 5 * hour}), 5 * hour],
    ['stays at the end of the window whose keys came before', ends(noon + 3 * hour, 60, {answersAt: noon}), 4 * hour],
    ['knows no window for an extra one', ends(noon + 9 * hour, 30, extra), 11.5 * hour],
  ])('%s', (_name, found, expected) => {
    expect(found).toBe(expected)
  })

  test('is followed by at least the grace time, and by the time until keys are shown', () => {
    expect(sealsAtOf(noon, null)).toBe(noon + graceTime)
    expect(sealsAtOf(noon, noon)).toBe(noon + graceTime)
    expect(sealsAtOf(noon, noon + hour)).toBe(noon + hour)
  })
})

test.each([
  ['before it opens', window.opensAt - 1, window.opensAt - 1, 'EXAM_NOT_OPEN'],
  ['when it opens', window.opensAt, window.opensAt, null],
  ['at the last start', window.lastStartAt, window.lastStartAt, null],
  ['after it', window.lastStartAt + 1, window.lastStartAt, 'EXAM_START_CLOSED'],
  ['by a wish of two minutes ago', noon, noon - 2 * minute, null],
  ['by an older wish', noon, noon - 2 * minute - 1, 'EXAM_START_STALE'],
  ['by a device whose clock is ahead', noon, noon + hour, null],
] as const)('a mock exam is started %s', (_name, now, wishedAt, expected) => {
  expect(startRefusal(window, now, wishedAt)).toBe(expected)
})

describe('a mark', () => {
  const running: MockProgress = {
    startedAt: noon,
    deadline: noon + 2 * hour,
    sealsAt: noon + 6 * hour,
    finishedAt: null,
    isByStudent: false,
    isSealed: false,
  }
  const end = noon + 2 * hour

  test.each([
    ['before the start', {...running, startedAt: null, deadline: null, sealsAt: null}, noon, noon, 'EXAM_NOT_STARTED'],
    ['in time', running, end, end, null],
    ['within the tolerance of two clocks', running, end + 2_000, end + 2_000, null],
    ['after it', running, end + 2_001, end + 2_001, 'EXAM_TIME_OVER'],
    ['made in time and brought when keys are shown', running, end, noon + 6 * hour, null],
    ['brought later', running, end, noon + 6 * hour + 1, 'EXAM_TIME_OVER'],
    ['in an exam that the student ended', {...running, isByStudent: true, finishedAt: noon}, noon, noon, 'EXAM_FINISHED'],
    ['in one that ran out of time', {...running, finishedAt: end}, end, end + hour, null],
    ['in one that is sealed', {...running, finishedAt: end, isSealed: true}, end, end + hour, 'EXAM_TIME_OVER'],
  ] as const)('%s', (_name, progress, editedAt, now, expected) => {
    expect(markRefusal(progress, editedAt, now)).toBe(expected)
  })
})

test.each([
  [false, false, null, false],
  [true, false, null, true],
  [false, true, null, true],
  [false, true, noon + 1, false],
  [true, false, noon, true],
])('keys: ended by the student %s, sealed %s, their time %s: shown %s', (isByStudent, isSealed, answersAt, expected) => {
  expect(areKeysShown({isByStudent, isSealed}, answersAt, noon)).toBe(expected)
})
