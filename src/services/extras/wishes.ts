import * as v from 'valibot'
import {accountStore} from '../platform/storage.ts'

/** A creation whose reply is not known: for whom, what exactly, and its idempotency key. */
const wish = v.object({uid: v.string(), body: v.string(), key: v.string()})

const store = accountStore<v.InferOutput<typeof wish>[]>('extraWishes', 1, v.array(wish), [])

/** More creations than this never wait at once; the oldest are forgotten. */
const most = 20

/**
 * The key under which a wish is sent: that of the same wish if it waits for its reply, in this tab, in another or since
 * before a reload, else the fresh one. So double clicks, two tabs and retries create one activity (D-02).
 */
export function claimWish(uid: string, body: string, freshKey: string): string {
  const waiting = store.read()
  const known = waiting.find((one) => one.uid === uid && one.body === body)
  if (known) return known.key
  store.write([...waiting, {uid, body, key: freshKey}].slice(-most))
  return freshKey
}

/** The server has said its word about a wish: the next one like it is another. */
export function settleWish(key: string): void {
  store.write(store.read().filter((one) => one.key !== key))
}
