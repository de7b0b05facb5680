import * as v from 'valibot'
import type {WriteError} from './store.ts'

/** What an action is answered with, in the words of the protocol. */
export type Reply = {readonly s: string; readonly d?: unknown}

export const ok: Reply = {s: 'ok', d: ''}
export const denied: Reply = {s: 'permission_denied', d: 'Permission denied'}

/** An action that is refused, with its reply. */
export class ActionError extends Error {
  readonly reply: Reply

  constructor(reply: Reply) {
    super(reply.s)
    this.name = 'ActionError'
    this.reply = reply
  }
}

/** @throws ActionError for a body of another shape */
export function parse<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body)
  if (!parsed.success) throw new ActionError({s: 'invalid_data', d: 'Invalid data'})
  return parsed.output
}

/** The reply to a write that the rules or the shape of the data forbid. */
export function replyToWriteError({status}: WriteError): Reply {
  return status === 'permission_denied' ? denied : {s: status, d: 'Invalid data'}
}
