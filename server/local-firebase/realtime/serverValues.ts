import * as v from 'valibot'
import {parseJson} from './tree.ts'
import type {Json} from './tree.ts'

const serverValue = v.strictObject({
  '.sv': v.union([v.literal('timestamp'), v.strictObject({increment: v.number()})]),
})

/**
 * Puts the server's values into what a client sent: `timestamp` becomes `now` (milliseconds), an increment the number
 * before plus its step. `before` is the value at the same place. Undefined when the value is not one.
 */
export function withServerValues(sent: unknown, before: Json, now: number): Json | undefined {
  const special = v.safeParse(serverValue, sent)
  if (special.success) return resolve(special.output['.sv'], before, now)
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return parseJson(sent)
  const resolved: Record<string, Json> = {}
  for (const [name, child] of Object.entries(sent)) {
    const below = typeof before === 'object' && before !== null ? (before[name] ?? null) : null
    const value = withServerValues(child, below, now)
    if (value === undefined) return undefined
    resolved[name] = value
  }
  return parseJson(resolved)
}

function resolve(special: v.InferOutput<typeof serverValue>['.sv'], before: Json, now: number): Json {
  if (special === 'timestamp') return now
  return (typeof before === 'number' ? before : 0) + special.increment
}
