import {sql} from 'kysely'
import type {ClientBuilds} from './graphql/clientBuilds.ts'
import type {Services} from './kernel/context.ts'
import {guarded, reportTo} from './kernel/guarded.ts'
import {pruneCodes} from './local-firebase/identity/codes.ts'
import {tidyIdentity} from './local-firebase/identity/upkeep.ts'
import {pruneMails} from './local-firebase/mail/outbox.ts'

const day = 86_400_000

/** Milliseconds a repeat of a mutation finds its first result. No client sends one again after so long. */
export const idempotencyKeyLifetime = 30 * day

/** Milliseconds a deleted account is remembered by a hash; its tokens live an hour. */
const endedLife = day

/** Milliseconds between two rounds. */
const every = 3_600_000

/**
 * Forgets what is too old to matter: idempotency keys, that an account was deleted, what the identity provider kept of
 * sessions and failed attempts, codes that ended, and what mails hold that are of no use any more.
 */
export async function tidy({database: {db}, clock}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  await sql`delete from idempotency where created_at < ${new Date(now - idempotencyKeyLifetime)}`.execute(db)
  await sql`delete from visitor_idempotency where created_at < ${new Date(now - idempotencyKeyLifetime)}`.execute(db)
  await pruneMails(db, now)
  await pruneCodes(db, now)
  await sql`delete from ended_identity where ended_at < ${new Date(now - endedLife)}`.execute(db)
  await tidyIdentity(db, now)
}

/**
 * Tidies every hour, on each process, and stores which build of the client it serves: twice does no harm.
 *
 * @returns what ends it; a round that has begun is waited for
 */
export function startUpkeep(
  services: Pick<Services, 'database' | 'clock' | 'log'>,
  builds: Pick<ClientBuilds, 'keep'>,
): () => Promise<void> {
  let round = Promise.resolve()
  const tidyAll = async () => {
    await tidy(services)
    await builds.keep()
  }
  const begin = () => {
    round = tidyAll().catch((error: unknown) => services.log.error({err: error}, 'upkeep failed'))
  }
  const timer = setInterval(guarded(reportTo(services.log), 'upkeep', begin), every)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}
