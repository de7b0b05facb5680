import {expect, test} from 'vitest'
import {deletionNotice} from '../../../domain/profile/deletion.ts'
import {passwordFailureOf} from '../../../domain/profile/newPassword.ts'
import {refetchWait} from '../../../domain/profile/refetch.ts'
import {requestFailureIn, requestFailures} from '../../../domain/profile/requestFailure.ts'

test('each failure waits twice as long as the one before, at most half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(refetchWait)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})

test('a failure is what the error carries, and unreachable without one', () => {
  expect(requestFailures.map((failure) => requestFailureIn({failure}))).toEqual(requestFailures)
  const nothing = [null, undefined, 'offline', 7, {}, {failure: 'unknown'}, new Error('offline')]
  expect(nothing.map(requestFailureIn)).toEqual(nothing.map(() => 'unreachable'))
})

test('a deletion can be taken back for fourteen days', () => expect(deletionNotice).toBe(14 * 86_400_000))

test.each([
  ['auth/weak-password', 'short'],
  ['auth/invalid-credential', 'wrongPassword'],
  ['auth/unheard-of', 'other'],
])('a change of the password refused with %s is told as %s', (code, failure) => {
  expect(passwordFailureOf(code)).toBe(failure)
})
