import * as v from 'valibot'
import {accountStore} from '../platform/storage.ts'

const wishes = accountStore<[string, string][]>('themeWishes', 1, v.array(v.tuple([v.string(), v.string()])), [])

/** The keys of this many wishes are kept; the oldest go first. */
const most = 20

/**
 * The idempotency key of a wish that has no reply yet: the one that was sent first, from this tab or another, also before a
 * reload. A new wish is kept under the key that is given.
 */
export function keyOfWish(wish: string, fresh: string): string {
  const kept = wishes.read()
  const known = kept.find(([name]) => name === wish)?.[1]
  if (known !== undefined) return known
  wishes.write([...kept.slice(1 - most), [wish, fresh]])
  return fresh
}

/** The wish has its reply; the next one is another. */
export function forgetWish(wish: string): void {
  wishes.write(wishes.read().filter(([name]) => name !== wish))
}
