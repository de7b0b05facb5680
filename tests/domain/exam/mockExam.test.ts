import {describe, expect, test} from 'vitest'
import {
  areKeysShown,
  clockTolerance,
  countsUntilOf,
  deadlineOf,
  graceTime,
  isEndByStudent,
  markVerdict,
  type MockProgress,
  mostExtraMinutes,
  mostGraceMinutes,
  sealsAtOf,
  startPatience,
  startRefusal,
  usualGraceMinutes,
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
    [
      'is never later than the keys by extra minutes',
      ends(noon + 3 * hour, 240, {answersAt: noon + 5 * hour}),
      5 * hour,
    ],
    ['stays at the end of the window whose keys came before', ends(noon + 3 * hour, 60, {answersAt: noon}), 4 * hour],
    ['knows no window for an extra one', ends(noon + 9 * hour, 30, extra), 11.5 * hour],
  ])('%s', (_name, found, expected) => {
    expect(found).toBe(expected)
  })

  test.each([
    ['for the grace of the exam', {}, 15 * minute],
    ['for no time when the exam says so', {graceMinutes: 0}, 0],
    ['and not after keys may be seen', {answersAt: noon + minute}, minute],
    ['nor before the end, though keys came earlier', {answersAt: noon - minute}, 0],
    ['for two minutes in an extra', {isExtra: true, answersAt: null}, graceTime],
  ])('is followed by marks that count %s', (_name, change, expected) => {
    expect(
      countsUntilOf({deadline: noon, answersAt: noon + hour, graceMinutes: 15, isExtra: false, ...change}) - noon,
    ).toBe(expected)
  })

  test('is sealed when no mark counts any more and keys are shown, and never before the server has closed it', () => {
    expect(sealsAtOf(noon, noon, null)).toBe(noon + graceTime)
    expect(sealsAtOf(noon, noon + 15 * minute, noon)).toBe(noon + 15 * minute)
    expect(sealsAtOf(noon, noon + 15 * minute, noon + hour)).toBe(noon + hour)
  })

  test.each([
    ['pressed and brought before it', -minute, -minute, true],
    ['pressed within the tolerance', -1_999, -1_999, false],
    ['pressed where the tolerance begins', -2_000, -2_000, false],
    ['pressed before it and brought at once', -minute, graceTime, true],
    ['pressed before it and brought later', -minute, graceTime + 1, false],
  ])('of the student: %s', (_name, pressed, arrived, expected) => {
    expect(isEndByStudent(noon, noon + pressed, noon + arrived)).toBe(expected)
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
  const end = noon + 2 * hour
  const answersAt = noon + 6 * hour
  const running: MockProgress & {answersAt: number | null} = {
    startedAt: noon,
    deadline: end,
    countsUntil: end + 15 * minute,
    sealsAt: answersAt,
    finishedAt: null,
    isByStudent: false,
    isSealed: false,
    answersAt,
  }
  const closed = {...running, finishedAt: end}

  test.each([
    [
      'before the start',
      {...running, startedAt: null, deadline: null, countsUntil: null, sealsAt: null},
      noon,
      noon,
      true,
      'EXAM_NOT_STARTED',
    ],
    ['in time', running, end, end, false, 'counts'],
    ['within the tolerance of two clocks', running, end + 2_000, end + 2_000, false, 'counts'],
    ['made after it', running, end + 2_001, end + 2_001, true, 'EXAM_TIME_OVER'],
    ['made in time and brought after it, out of a chain', running, end, end + 2_001, false, 'chain'],
    ['made in time and brought after it, of a chain', running, end, end + 2_001, true, 'counts'],
    ['brought at the end of the grace', closed, end, end + 15 * minute, true, 'counts'],
    ['brought after the grace', closed, end, end + 15 * minute + 1, true, 'grace'],
    ['brought when keys are shown', closed, end, answersAt, true, 'answers'],
    [
      'of an exam whose keys are shown within the grace',
      {...closed, answersAt: end + minute, countsUntil: end + minute},
      end,
      end + 2 * minute,
      true,
      'answers',
    ],
    [
      'in an exam that the student ended',
      {...running, isByStudent: true, finishedAt: noon},
      noon,
      noon,
      true,
      'EXAM_FINISHED',
    ],
    ['in one that is sealed', {...closed, isSealed: true, answersAt: null}, end, end + minute, true, 'grace'],
    ['in one that is sealed, by a clock that was set back', {...closed, isSealed: true}, end, end, true, 'grace'],
  ] as const)('%s', (_name, progress, madeAt, now, isJoined, expected) => {
    const verdict = markVerdict(progress, {madeAt, now, isJoined})
    expect(verdict.kind === 'late' ? verdict.reason : verdict.kind === 'refused' ? verdict.code : verdict.kind).toBe(
      expected,
    )
  })
})

test.each([
  [false, false, null, false],
  [true, false, null, true],
  [false, true, null, true],
  [false, true, noon + 1, false],
  [true, false, noon, true],
])(
  'keys: ended by the student %s, sealed %s, their time %s: shown %s',
  (isByStudent, isSealed, answersAt, expected) => {
    expect(areKeysShown({isByStudent, isSealed}, answersAt, noon)).toBe(expected)
  },
)

test('the times and limits are those of the specification', () => {
  expect({graceTime, usualGraceMinutes, mostGraceMinutes, clockTolerance, startPatience, mostExtraMinutes}).toEqual({
    graceTime: 2 * minute,
    usualGraceMinutes: 15,
    mostGraceMinutes: 120,
    clockTolerance: 2_000,
    startPatience: 2 * minute,
    mostExtraMinutes: 240,
  })
})

test.each(['startedAt', 'deadline', 'countsUntil'] as const)('a mark for an exam without %s is refused', (missing) => {
  const progress = {
    startedAt: noon,
    deadline: noon + hour,
    countsUntil: noon + 2 * hour,
    sealsAt: noon + 2 * hour,
    finishedAt: null,
    isByStudent: false,
    isSealed: false,
    answersAt: null,
    [missing]: null,
  }
  expect(markVerdict(progress, {madeAt: noon, now: noon, isJoined: true})).toEqual({
    kind: 'refused',
    code: 'EXAM_NOT_STARTED',
  })
})

test('the extra minutes of who starts late count in full where no instant of the keys is known', () => {
  const start = {...window, answersAt: null, startedAt: noon + 3 * hour, timeToDo: 600, extraMinutes: 60}
  expect(deadlineOf(start)).toBe(noon + 5 * hour)
})
