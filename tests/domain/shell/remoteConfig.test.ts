import {expect, test} from 'vitest'
import {isRemoteConfigFresh, remoteConfigInterval, remoteConfigTimeout} from '../../../domain/shell/remoteConfig.ts'

test('the times are those of the specification: a minute for a fetch, twenty between two', () => {
  expect([remoteConfigTimeout, remoteConfigInterval]).toEqual([60_000, 1_200_000])
})

const now = 10_000_000
test.each([
  ['that were never fetched', null, false],
  ['fetched now', now, true],
  ['fetched a millisecond less than twenty minutes ago', now - 1_199_999, true],
  ['fetched twenty minutes ago', now - 1_200_000, false],
  ['fetched in the future, by a clock that was wrong', now + 1, false],
])('values %s are fresh: %s', (_name, fetchedAt, expected) => {
  expect(isRemoteConfigFresh(fetchedAt, now)).toBe(expected)
})

test('values that were never fetched are not fresh by a clock that begins at zero', () => {
  expect(isRemoteConfigFresh(null, 0)).toBe(false)
})
