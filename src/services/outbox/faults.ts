import type {CombinedError} from '@urql/core'
import * as v from 'valibot'
import type {ErrorCode} from '../../../domain/shared/errors.ts'
import {afterFault, isHopeless} from '../../../domain/shared/setAside.ts'
import {serverClock} from '../platform/clock.ts'
import {tabStore} from '../platform/storage.ts'

/** Faults of writes by their keys, which a reload of the tab does not count anew. */
const store = tabStore('faults', 1, v.array(v.object({key: v.string(), count: v.number(), since: v.number()})), [])

/** Faults of so many writes are counted, the newest. */
const most = 50

/** An answer that comes later counts as none, in milliseconds. */
const timeoutMs = 5_000

/** Statuses that say "not now" or "not you" rather than "not this". */
const passing = [401, 408, 421, 425, 429]

/**
 * Whether a write failed by itself: the server has no name for what went wrong, or a status came back without words of the
 * server, as from a proxy that does not let a text pass.
 */
export function mayBeFault(code: ErrorCode | null, {response}: Pick<CombinedError, 'response'>): boolean {
  if (code !== null) return code === 'INTERNAL'
  const {status}: {status?: unknown} = response ?? {}
  return typeof status === 'number' && status >= 400 && status <= 500 && !passing.includes(status)
}

/** The server takes requests and reaches its database: what failed is the write. */
export const isServerWell = (): Promise<boolean> =>
  fetch('/ready', {signal: AbortSignal.timeout(timeoutMs), cache: 'no-store'}).then(
    ({ok}) => ok,
    () => false,
  )

/** Counts a fault of a write; true once it is to be set aside (`isHopeless`). */
export function isSetAsideNow(key: string): boolean {
  const now = serverClock.now()
  const known = store.read()
  const faults = afterFault(
    known.find((one) => one.key === key),
    now,
  )
  store.write([{key, ...faults}, ...known.filter((one) => one.key !== key)].slice(0, most))
  return isHopeless(faults, now)
}

/** The server has taken a write, or refused it in its own words. */
export function forgetFaults(key: string): void {
  const known = store.read()
  if (known.some((one) => one.key === key)) store.write(known.filter((one) => one.key !== key))
}
