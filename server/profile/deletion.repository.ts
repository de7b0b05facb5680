import {sql} from 'kysely'
import type {Services} from '../kernel/context.ts'
import {insertIdempotencyKey, type IdempotentMutation} from '../kernel/idempotency.ts'

type Stored = Pick<Services, 'database'>

/** The reference kept for a repeat: the instant of the request, in milliseconds since 1970-01-01 UTC. */
export type DeletionRequest = {readonly at: number}

/** Notes that the student wants the account deleted; a request that stands keeps its first instant. */
export async function storeDeletionRequest({database}: Stored, mutation: IdempotentMutation): Promise<DeletionRequest> {
  const {profileId, key, operation, inputHash, now} = mutation
  const {rows} = await sql<DeletionRequest>`
    with requested as (
      update profile set deletion_requested_at = coalesce(deletion_requested_at, ${new Date(now)}::timestamptz)
      where id = ${profileId}
      returning (extract(epoch from deletion_requested_at) * 1000)::bigint as at
    ), kept as (
      insert into idempotency (profile_id, key, operation, input_hash, result, created_at)
      select ${profileId}, ${key}::text, ${operation}::text, ${inputHash}::text, jsonb_build_object('at', at),
        ${new Date(now)}::timestamptz
      from requested
    )
    select at from requested`.execute(database.db)
  return rows[0] ?? {at: now}
}

/** Takes the wish back; without one nothing changes. */
export async function cancelDeletionRequest({database}: Stored, mutation: IdempotentMutation): Promise<void> {
  await sql`
    with kept as (${insertIdempotencyKey(mutation, {})})
    update profile set deletion_requested_at = null where id = ${mutation.profileId}`.execute(database.db)
}
