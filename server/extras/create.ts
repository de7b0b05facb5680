import type {ExtraType} from '../../domain/extras/extras.types.ts'
import type {RequestContext} from '../kernel/context.ts'
import {idempotentMutation, type IdempotentMutation, runIdempotent} from '../kernel/idempotency.ts'
import type {Operation} from '../kernel/operation.ts'
import {signedInSession} from '../kernel/session.ts'
import {type Creator, creatorOf} from './guard.ts'
import type {CreatedExtra} from './make.repository.ts'

type CreateCommand = {
  readonly operation: Operation
  readonly type: ExtraType
  /** What the idempotency key stands for. */
  readonly input: object
  readonly key: string
}

/**
 * Creates an extra once, under the rules of `creatorOf`; a repeat is answered with the one that was made, also when it
 * would be refused today.
 */
export async function createExtra(
  context: RequestContext,
  {operation, type, input, key}: CreateCommand,
  make: (context: RequestContext, creator: Creator, mutation: IdempotentMutation) => Promise<CreatedExtra>,
): Promise<CreatedExtra> {
  const {profile} = await signedInSession(context)
  const {database, clock} = context.services
  const mutation = idempotentMutation(operation, profile.id, key, input, clock())
  return runIdempotent(database, mutation, {
    attempt: async () => make(context, await creatorOf(context, profile, type), mutation),
    replay: (made: CreatedExtra) => Promise.resolve(made),
  })
}
