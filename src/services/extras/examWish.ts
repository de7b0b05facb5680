import * as v from 'valibot'
import {randomId} from '../platform/device.ts'
import {accountStore} from '../platform/storage.ts'

/** One wish whose answer is not known, and its idempotency key. */
const kept = v.nullable(v.object({wish: v.string(), key: v.string()}))

const store = accountStore<v.InferOutput<typeof kept>>('extraCreate', 1, kept, null)

/**
 * The idempotency key of a wish: the one that this device has sent before and heard nothing of, else a new one, which is
 * kept. Reloads and other tabs therefore make one extra.
 */
export function keyOfWish(wish: string): string {
  const before = store.read()
  if (before?.wish === wish) return before.key
  const key = randomId()
  store.write({wish, key})
  return key
}

/** The server has answered: the next wish of the same kind is another one. */
export const forgetWish = (): void => store.write(null)
