import {expect, test} from 'vitest'
import {afterFault, type Faults, isHopeless} from '../../../domain/shared/setAside.ts'

/** What is known after a fault at each of these instants, in seconds. */
const faultsAt = (...seconds: readonly number[]): Faults =>
  seconds.reduce<Faults | undefined>((before, second) => afterFault(before, second * 1_000), undefined) ?? {
    count: 0,
    since: 0,
  }

test('a write that the server fails at six times, three minutes after the first, is set aside', () => {
  expect(isHopeless(faultsAt(0, 10, 20, 40, 90, 180), 180_000)).toBe(true)
})

test('six faults in less time are not enough, and neither are five in more', () => {
  expect(isHopeless(faultsAt(0, 1, 2, 3, 4, 179), 179_999)).toBe(false)
  expect(isHopeless(faultsAt(0, 1, 2, 3, 100_000), 100_000_000)).toBe(false)
})

test('six faults within three minutes set nothing aside, whatever the hour', () => {
  const since = Date.UTC(2026, 10, 21, 15)
  expect([179_999, 180_000].map((later) => isHopeless({count: 6, since}, since + later))).toEqual([false, true])
})
