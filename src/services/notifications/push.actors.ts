import * as v from 'valibot'
import {fromPromise} from 'xstate'
import type {DeviceAnswer, PushRequest} from '../../../machines/notifications/push.types.ts'
import {pushKindOf} from '../../../domain/notifications/pushToken.ts'
import {
  CreateUserDocument,
  type TokenOperation,
  UpdateUserExpoTokenRegistrationDocument,
  UpdateUserTokenRegistrationDocument,
} from '../gen/notifications/graphql.ts'
import {clientConfig} from '../platform/config.ts'
import {randomId} from '../platform/device.ts'
import {identity} from '../platform/identity.ts'
import {workers} from '../platform/serviceWorker.ts'
import {localStore} from '../platform/storage.ts'
import {dataOf, type OpenService} from './service.ts'

const schema = v.nullable(v.object({uid: v.string(), token: v.string()}))

/** The token of this device that a student has registered, so that signing out can remove it after a reload, too. */
const registration = localStore<{uid: string; token: string} | null>('push', 1, schema, null)

export function registeredToken(uid: string): string | null {
  const kept = registration.read()
  return kept?.uid === uid ? kept.token : null
}

export const keepRegistered = (uid: string, token: string | null): void =>
  registration.write(token === null ? null : {uid, token})

async function update(open: OpenService, {uid, token}: PushRequest, operation: TokenOperation): Promise<void> {
  const {client} = await open()
  const document =
    pushKindOf(token) === 'expo' ? UpdateUserExpoTokenRegistrationDocument : UpdateUserTokenRegistrationDocument
  const variables = {firebaseId: uid, token, operation, idempotencyKey: randomId()}
  if (operation === 'add')
    dataOf(await client.mutation(CreateUserDocument, {firebaseId: uid, idempotencyKey: randomId()}).toPromise())
  dataOf<unknown>(await client.mutation<unknown, typeof variables>(document, variables).toPromise())
}

export const registerTokenWith = (open: OpenService) =>
  fromPromise<void, PushRequest>(({input}) => update(open, input, 'add'))
export const removeTokenWith = (open: OpenService) =>
  fromPromise<void, PushRequest>(({input}) => update(open, input, 'remove'))

/** Whether messages can come to this device: the deployment sends them, and the browser takes them. */
export async function canAskDevice(): Promise<boolean> {
  const {
    firebase: {options},
  } = await clientConfig()
  if (!options.vapidKey) return false
  return workers() !== null && 'Notification' in globalThis && 'PushManager' in globalThis
}

/**
 * Asks the browser, and then Firebase, for a token of this device; null when the student or the browser refuses. Without
 * a sender of Firebase the browser's own subscription is the token.
 */
export const askDevice = fromPromise<DeviceAnswer>(async () => {
  if ((await Notification.requestPermission()) !== 'granted') return {token: null}
  const container = workers()
  // Without a worker, which the browser may refuse, `ready` would be waited for without end.
  if (!container || !(await container.getRegistration().catch(() => undefined))) return {token: null}
  const [
    {
      firebase: {options},
    },
    serviceWorkerRegistration,
  ] = await Promise.all([clientConfig(), container.ready])
  if (!options.messagingSenderId) {
    const {subscribe} = await import('./webPush.ts')
    return {token: await subscribe(serviceWorkerRegistration, options.vapidKey ?? '')}
  }
  const [{app}, sdk] = await Promise.all([identity(), import('../platform/messaging.sdk.ts')])
  const token = await sdk.getToken(sdk.getMessaging(app), {vapidKey: options.vapidKey ?? '', serviceWorkerRegistration})
  return {token: token === '' ? null : token}
})
