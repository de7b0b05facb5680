import * as v from 'valibot'
import {querySchema} from './query.ts'
import {parsePath} from './tree.ts'

const path = v.pipe(
  v.string(),
  v.maxLength(2_048),
  v.transform(parsePath),
  v.check((parsed) => parsed !== undefined),
  v.transform((parsed) => parsed ?? ''),
)
const tag = v.optional(v.nullable(v.number()))
const query = v.optional(querySchema)

/** The bodies of the actions of the realtime protocol that this server answers. */
export const actionBodies = {
  auth: v.object({cred: v.pipe(v.string(), v.maxLength(16_384))}),
  listen: v.object({p: path, q: query, t: tag}),
  get: v.object({p: path, q: query}),
  put: v.object({p: path, d: v.unknown(), h: v.optional(v.string())}),
  merge: v.object({p: path, d: v.record(v.string(), v.unknown())}),
  cancel: v.object({p: path}),
} as const

const envelope = v.variant('t', [
  v.object({t: v.literal('d'), d: v.object({r: v.number(), a: v.string(), b: v.optional(v.unknown())})}),
  v.object({t: v.literal('c'), d: v.object({t: v.string()})}),
])

/** A message of a client: an action with its number, or control. */
export type ClientMessage = v.InferOutput<typeof envelope>

/** Reads a message; undefined when it is not one. */
export function parseMessage(text: string): ClientMessage | undefined {
  try {
    const parsed = v.safeParse(envelope, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
