import {createHash} from 'node:crypto'
import {type RawBuilder, sql} from 'kysely'
import type {Database} from '../db/database.ts'
import type {Operation} from './matrix.ts'
import {Refusal} from './refusal.ts'

/** The one mutation a key stands for. */
export type Once = {
  readonly profileId: string
  readonly key: string
  readonly operation: Operation
  readonly inputHash: string
  /** The server's instant. */
  readonly now: number
}

/** Names a mutation by its key; the same key with another input is refused later. */
export function onceOf(operation: Operation, profileId: string, key: string, input: unknown, now: number): Once {
  if (!/^[\x21-\x7e]{1,100}$/.test(key))
    throw new Refusal('BAD_INPUT', 'An idempotency key has 1 to 100 printable characters.')
  return {profileId, key, operation, inputHash: createHash('sha256').update(canonical(input)).digest('hex'), now}
}

/**
 * SQL that keeps the key with a reference to the result. It goes into the very statement that has the effect, so both
 * happen or neither; a second use of the key breaks the primary key and undoes the statement.
 */
export function keepKey({profileId, key, operation, inputHash, now}: Once, result: object): RawBuilder<unknown> {
  return sql`insert into idempotency (profile_id, key, operation, input_hash, result, created_at)
    values (${profileId}, ${key}, ${operation}, ${inputHash}, ${JSON.stringify(result)}::jsonb, ${new Date(now)})`
}

/**
 * Gives a mutation one effect however often it arrives (D-02). `attempt` does the work in one statement that contains
 * `keepKey`; only when it fails is the key looked up, so the usual case costs nothing. A repeat, also one that would
 * be refused today, is answered by `replay` with the reference kept at the first time.
 *
 * @throws Refusal IDEMPOTENCY_KEY_REUSED for the same key with another input
 */
export async function once<Result, Reference extends object>(
  database: Database,
  mutation: Once,
  work: {
    readonly attempt: () => Promise<Result>
    readonly replay: (reference: Reference) => Promise<Result>
  },
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work.attempt()
    } catch (error) {
      const code = sqlCode(error)
      const wasKept = code === uniqueViolation
      if (!wasKept && !(error instanceof Refusal) && code !== deadlock) throw error
      const reference = await find<Reference>(database, mutation)
      if (reference !== undefined) return work.replay(reference)
      // The other holder of the key was undone, or two statements waited for each other: the way is free now.
      if (error instanceof Refusal || tries === 3) throw error
    }
  }
}

async function find<Reference>({db}: Database, mutation: Once): Promise<Reference | undefined> {
  const {rows} = await sql<{operation: string; input_hash: string; result: Reference}>`
    select operation, input_hash, result from idempotency
    where profile_id = ${mutation.profileId} and key = ${mutation.key}`.execute(db)
  const kept = rows[0]
  if (kept === undefined) return undefined
  if (kept.operation !== mutation.operation || kept.input_hash !== mutation.inputHash) {
    throw new Refusal('IDEMPOTENCY_KEY_REUSED')
  }
  return kept.result
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
