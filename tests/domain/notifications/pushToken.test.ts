import {expect, test} from 'vitest'
import {isPushToken, pushKindOf} from '../../../domain/notifications/pushToken.ts'

test.each([
  ['ExponentPushToken[abc123]', 'expo'],
  ['ExpoPushToken[abc123]', 'expo'],
  ['ExponentPushToken[]', 'web'],
  ['fcm:APA91b', 'web'],
] as const)('%s is a token of the %s registration', (token, kind) => {
  expect(pushKindOf(token)).toBe(kind)
})

test('what no push service could have given is dropped', () => {
  expect(['', 'a b', 'á', 'x'.repeat(4_097)].map(isPushToken)).toEqual([false, false, false, false])
  expect(['x', 'x'.repeat(4_096), 'ExponentPushToken[abc]'].map(isPushToken)).toEqual([true, true, true])
})
