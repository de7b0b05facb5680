import * as v from 'valibot'
import {isPushToken, pushTokenParameter} from '../../../domain/notifications/pushToken.ts'
import {tabStore} from './storage.ts'
import {queryParameter, setQuery} from './url.ts'

const kept = tabStore<string | null>('pushToken', 1, v.nullable(v.string()), null)

/**
 * Takes a push token out of the address and its history entry before anything can copy it (D-16), and keeps it in this tab
 * until somebody has signed in.
 */
export function takePushToken(): void {
  const token = queryParameter(pushTokenParameter)
  if (token === null) return
  setQuery({[pushTokenParameter]: null}, {replace: true})
  if (isPushToken(token)) kept.write(token)
}

/** The token that waits for a student; asked for once. */
export function waitingPushToken(): string | null {
  const token = kept.read()
  if (token !== null) kept.write(null)
  return token
}
