import {sql} from 'kysely'
import type {Services} from './graphql/context.ts'

const day = 86_400_000

/** Milliseconds a repeat of a mutation finds its first result. No client sends one again after so long. */
export const keyLife = 30 * day

/** Milliseconds a deleted account is remembered by a hash; its tokens live an hour. */
const endedLife = day

/** Milliseconds between two rounds. */
const every = 3_600_000

/** Forgets what is too old to matter: idempotency keys, and that an account was deleted. */
export async function tidy({database: {db}, clock}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  await sql`delete from idempotency where created_at < ${new Date(now - keyLife)}`.execute(db)
  await sql`delete from visitor_idempotency where created_at < ${new Date(now - keyLife)}`.execute(db)
  await sql`delete from ended_identity where ended_at < ${new Date(now - endedLife)}`.execute(db)
}

/**
 * Tidies every hour, on each process: twice does no harm.
 *
 * @returns what ends it; a round that has begun is waited for
 */
export function startUpkeep(services: Pick<Services, 'database' | 'clock' | 'log'>): () => Promise<void> {
  let round = Promise.resolve()
  const timer = setInterval(() => {
    round = tidy(services).catch((error: unknown) => services.log.error({err: error}, 'upkeep failed'))
  }, every)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}
