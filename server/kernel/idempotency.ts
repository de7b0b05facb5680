import {createHash} from 'node:crypto'
import {type RawBuilder, sql} from 'kysely'
import type {Database} from './database/database.ts'
import type {NotificationOperation, Operation, RestOperation, SurveyOperation} from './operation.ts'
import {DomainError} from './domainError.ts'

type Mutating = Operation | NotificationOperation | RestOperation | SurveyOperation

/** A mutation with its idempotency key. */
export type IdempotentMutation = {
  readonly profileId: string
  readonly key: string
  readonly operation: Mutating
  readonly inputHash: string
  /** The server's instant. */
  readonly now: number
}

/** Names a mutation by its key; the same key with another input is refused later. */
export function idempotentMutation(
  operation: Mutating,
  profileId: string,
  key: string,
  input: unknown,
  now: number,
): IdempotentMutation {
  return {profileId, ...visitorMutation(operation, key, input, now)}
}

/** The one mutation of somebody without a profile; the key alone names it. */
export type VisitorMutation = Omit<IdempotentMutation, 'profileId'>

/** Names a visitor's mutation by its key. What must not be kept in any form, as a password, is left out of `input`. */
export function visitorMutation(operation: Mutating, key: string, input: unknown, now: number): VisitorMutation {
  if (!/^[\x21-\x7e]{1,100}$/.test(key))
    throw new DomainError('BAD_INPUT', 'An idempotency key has 1 to 100 printable characters.')
  return {key, operation, inputHash: createHash('sha256').update(canonical(input)).digest('hex'), now}
}

/**
 * SQL that inserts the key with a reference to the result. It goes into the very statement that has the effect, so both
 * happen or neither; a second use of the key breaks the primary key and undoes the statement.
 */
export function insertIdempotencyKey(
  {profileId, key, operation, inputHash, now}: IdempotentMutation,
  result: object,
): RawBuilder<unknown> {
  return sql`insert into idempotency (profile_id, key, operation, input_hash, result, created_at)
    values (${profileId}, ${key}, ${operation}, ${inputHash}, ${JSON.stringify(result)}::jsonb, ${new Date(now)})`
}

/**
 * The same for the mutations in a table of the statement, which has the columns `profileId`, `key`, `operation`,
 * `inputHash`, `reference` and `now`; a row without a key has none to keep.
 */
export const insertIdempotencyKeys = (table: string): RawBuilder<unknown> =>
  sql`insert into idempotency (profile_id, key, operation, input_hash, result, created_at)
    select "profileId", key, operation, "inputHash", reference, now from ${sql.ref(table)}
    where key is not null order by "profileId", key`

/** SQL that inserts a visitor's key with a reference to its result, in the transaction that has the effect. */
export function insertVisitorIdempotencyKey(
  {key, operation, inputHash, now}: VisitorMutation,
  result: object,
  profileId: string,
): RawBuilder<unknown> {
  return sql`insert into visitor_idempotency (key, operation, input_hash, result, profile_id, created_at)
    values (${key}, ${operation}, ${inputHash}, ${JSON.stringify(result)}::jsonb, ${profileId}, ${new Date(now)})`
}

/** `attempt` has the effect and inserts the key; `replay` answers a repeat with the stored reference. */
type Work<Result, Reference> = {
  readonly attempt: () => Promise<Result>
  readonly replay: (reference: Reference) => Promise<Result>
}

/**
 * Gives a mutation one effect however often it arrives (D-02). `attempt` does the work in one statement that contains
 * `insertIdempotencyKey`; only when it fails is the key looked up, so the usual case costs nothing. A repeat, also one that would
 * be refused today, is answered by `replay` with the reference kept at the first time.
 *
 * @throws DomainError IDEMPOTENCY_KEY_REUSED for the same key with another input
 */
export async function runIdempotent<Result, Reference extends object>(
  {db}: Pick<Database, 'db'>,
  mutation: IdempotentMutation,
  work: Work<Result, Reference>,
): Promise<Result> {
  return repeatable(work, async () => {
    const {rows} = await sql<StoredResult<Reference>>`
      select operation, input_hash, result from idempotency
      where profile_id = ${mutation.profileId} and key = ${mutation.key}`.execute(db)
    return referenceOf(rows[0], mutation)
  })
}

/**
 * The same for somebody without a profile. Here the key is looked up first, because an attempt counts towards the limits
 * of the caller's address and hashes a password.
 *
 * @throws DomainError IDEMPOTENCY_KEY_REUSED for the same key with another input
 */
export async function runIdempotentForVisitor<Result, Reference extends object>(
  {db}: Pick<Database, 'db'>,
  mutation: VisitorMutation,
  work: Work<Result, Reference>,
): Promise<Result> {
  const find = async () => {
    const {rows} = await sql<StoredResult<Reference>>`
      select operation, input_hash, result from visitor_idempotency where key = ${mutation.key}`.execute(db)
    return referenceOf(rows[0], mutation)
  }
  const known = await find()
  return known === undefined ? repeatable(work, find) : work.replay(known)
}

async function repeatable<Result, Reference extends object>(
  {attempt, replay}: Work<Result, Reference>,
  find: () => Promise<Reference | undefined>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      const code = sqlCode(error)
      const isKeyStored = code === uniqueViolation
      if (!isKeyStored && !(error instanceof DomainError) && code !== deadlock) throw error
      const reference = await find()
      if (reference !== undefined) return replay(reference)
      // The other holder of the key was undone, or two statements waited for each other: the way is free now.
      if (error instanceof DomainError || tries === 3) throw error
    }
  }
}

type StoredResult<Reference> = {readonly operation: string; readonly input_hash: string; readonly result: Reference}

function referenceOf<Reference>(
  stored: StoredResult<Reference> | undefined,
  mutation: VisitorMutation,
): Reference | undefined {
  if (stored === undefined) return undefined
  if (stored.operation !== mutation.operation || stored.input_hash !== mutation.inputHash) {
    throw new DomainError('IDEMPOTENCY_KEY_REUSED')
  }
  return stored.result
}

const uniqueViolation = '23505'
const deadlock = '40P01'

function sqlCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** JSON with sorted keys and without undefined, so that equal inputs have equal text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
