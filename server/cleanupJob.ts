import {sql} from 'kysely'
import {pruneAnswers} from './assistant/answers.repository.ts'
import {pruneImages} from './decks/images.repository.ts'
import {pruneDiagnostics} from './diagnostic/contact.repository.ts'
import {pruneFeedback} from './feedback/feedback.repository.ts'
import type {ClientBuilds} from './graphql/clientBuilds.ts'
import type {Services} from './kernel/context.ts'
import {guarded, reportTo} from './kernel/guarded.ts'
import {pruneCodes} from './local-firebase/identity/codes.ts'
import {cleanUpIdentity} from './local-firebase/identity/cleanup.ts'
import {recordDays} from './forum/limits.ts'
import {pruneForum} from './forum/monitor.repository.ts'
import {pruneLandingContacts} from './landing/contact.repository.ts'
import {pruneConsents} from './mail/consent.ts'
import {pruneMails} from './mail/outbox.ts'
import {prunePushes} from './notifications/pushCourier.ts'

const day = 86_400_000

/** Milliseconds a repeat of a mutation finds its first result. No client sends one again after so long. */
export const idempotencyKeyLifetime = 30 * day

/** Milliseconds a deleted account is remembered by a hash; its tokens live an hour. */
const endedLife = day

/** Milliseconds between two runs. */
const interval = 3_600_000

/**
 * Deletes expired records: idempotency keys, hashes of deleted accounts, sessions and failed attempts of the identity
 * provider, codes, the contents of old mails, consents withdrawn long ago, messages to devices, the diagnostics of visitors
 * who do not come back, old contacts of the landing, old reports and answered requests of the forum, old answers of
 * surveys, and pictures whose card was never written.
 */
export async function cleanUp({database: {db}, clock}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  await sql`delete from idempotency where created_at < ${new Date(now - idempotencyKeyLifetime)}`.execute(db)
  await sql`delete from visitor_idempotency where created_at < ${new Date(now - idempotencyKeyLifetime)}`.execute(db)
  await pruneMails(db, now)
  await pruneConsents(db, now)
  await prunePushes(db, now)
  await pruneCodes(db, now)
  await sql`delete from ended_identity where ended_at < ${new Date(now - endedLife)}`.execute(db)
  await pruneDiagnostics(db, now)
  await pruneLandingContacts(db, now)
  await pruneForum(db, now, recordDays)
  await pruneFeedback(db, now)
  await cleanUpIdentity(db, now)
  await pruneAnswers(db, now)
  await pruneImages(db, now)
}

/**
 * Runs every hour, in each process, and stores which build of the client the process serves; running twice is harmless.
 *
 * @returns a function that stops the job after the run in progress
 */
export function startCleanupJob(
  services: Pick<Services, 'database' | 'clock' | 'log'>,
  builds: Pick<ClientBuilds, 'keep'>,
): () => Promise<void> {
  let run = Promise.resolve()
  const runAll = async () => {
    await cleanUp(services)
    await builds.keep()
  }
  const begin = () => {
    run = runAll().catch((error: unknown) => services.log.error({err: error}, 'cleanup job failed'))
  }
  const timer = setInterval(guarded(reportTo(services.log), 'cleanup job', begin), interval)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await run
  }
}
