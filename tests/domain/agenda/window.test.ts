import {expect, test} from 'vitest'
import {editingWindowOf, isTooOld} from '../../../domain/agenda/editingWindow.ts'
import {rolloverCheckEvery} from '../../../domain/agenda/rollover.ts'
import {historyDays, oldestPage} from '../../../domain/agenda/weekView.ts'

const day = 86_400_000

test.each([
  [0, false],
  [2 * day, false],
  [2 * day + 1, true],
])('a write that was made %i ms ago is older than two days: %s', (age, expected) => {
  expect(isTooOld(1_000_000, 1_000_000 + age, 2)).toBe(expected)
})

test.each([
  ['2026-11-21T15:00:00Z', 'onItsDay'],
  ['2026-11-22T06:59:59Z', 'afterMidnight'],
  ['2026-11-22T07:00:00Z', 'closed'],
  ['2026-11-20T15:00:00Z', 'closed'],
] as const)('at %s the window of 21 November is %s', (instant, expected) => {
  expect(editingWindowOf('20261121', Date.parse(instant), 'America/Sao_Paulo')).toBe(expected)
})

test('a new day is looked for every two seconds', () => expect(rolloverCheckEvery).toBe(2_000))

test('the history begins 35 days back, in whole pages', () => {
  expect([historyDays('20261121', '20261121', 7), oldestPage('20261121', '20261121', 7)]).toEqual([35, 5])
  expect([historyDays('20261001', '20261121', 7), oldestPage('20261001', '20261121', 7)]).toEqual([56, 8])
  expect([oldestPage('20261121', '20261121', 1), oldestPage('20261121', '20261121', 2)]).toEqual([35, 18])
})
