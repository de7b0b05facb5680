import {expect, test} from 'vitest'
import {handedInUpTo, isHandedIn, isMadeInTime, questionDeadline} from '../../../domain/question/timeLimit.ts'

const zone = 'America/Sao_Paulo'
const calendarDate = '20261124'
const at = (text: string) => Date.parse(`${text}-03:00`)

test.each([
  ['2026-11-24T10:00:00', 30, '2026-11-24T10:30:00'],
  ['2026-11-24T23:50:00', 30, '2026-11-25T00:20:00'],
  ['2026-11-24T23:30:00', 300, '2026-11-25T03:59:00'],
  ['2026-11-24T22:59:00', 300, '2026-11-25T03:59:00'],
  ['2026-11-24T23:00:30', 300, '2026-11-25T03:59:30'],
])('questions of %s with %d minutes end at %s, with their day at the latest', (start, minutes, end) => {
  expect(questionDeadline({startedAt: at(start), minutes, calendarDate}, zone)).toBe(at(end))
})

test('a day that is over leaves no minute', () => {
  const startedAt = at('2026-11-25T04:00:00')
  expect(questionDeadline({startedAt, minutes: 2, calendarDate}, zone)).toBe(startedAt)
})

test('a mark counts up to two seconds after the end, and the server hands in two minutes after it', () => {
  expect([1_000, 3_000, 3_001].map((madeAt) => isMadeInTime(1_000, madeAt))).toEqual([true, true, false])
  expect([1_000, 120_999, 121_000].map((now) => isHandedIn(1_000, now))).toEqual([false, false, true])
  expect(isHandedIn(handedInUpTo(500_000), 500_000)).toBe(true)
  expect(isHandedIn(handedInUpTo(500_000) + 1, 500_000)).toBe(false)
})
