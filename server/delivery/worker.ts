import type {FastifyBaseLogger} from 'fastify'
import type {Kysely, RawBuilder} from 'kysely'
import type {DatabaseClock} from '../kernel/database/clock.ts'
import type {Database} from '../kernel/database/database.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {guarded, reportTo} from '../kernel/guarded.ts'
import {type Claimed, claimDue, type Outcome, type QueueTable, release, settle} from './queue.ts'

/** Deliveries of one queue at the same moment, each over a connection of its own. */
const atOnce = 4

/** One queue and what delivers its rows. */
export type Courier = {
  readonly table: QueueTable
  /** Which rows of the queue it delivers; all when absent. */
  readonly due?: RawBuilder<unknown>
  /** Looks after what other processes left behind; before each round. */
  readonly recover?: (db: Kysely<Tables>, now: number) => Promise<void>
  /** Tries one row once, and breaks off when asked to as long as nothing has left. A rejection counts as a failure for now. */
  readonly deliver: (db: Kysely<Tables>, claimed: Claimed, signal: AbortSignal) => Promise<Outcome>
  /** What else changes with the outcome, in the same transaction. */
  readonly settled?: (tx: Kysely<Tables>, id: string, outcome: Outcome) => Promise<void>
}

export type DeliveryServices = {
  readonly database: Pick<Database, 'db'>
  readonly databaseNow: DatabaseClock
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

async function deliverOne(
  {database: {db}, databaseNow, log}: DeliveryServices,
  courier: Courier,
  claimed: Claimed,
  signal: AbortSignal,
): Promise<void> {
  const {table} = courier
  const outcome = await courier.deliver(db, claimed, signal).catch((error: unknown): Outcome => {
    log.error({err: error, table, id: claimed.id}, 'a delivery failed')
    return {kind: 'failed', error: error instanceof Error ? error.message : 'unknown failure'}
  })
  if (outcome.kind === 'released') return release(db, table, claimed)
  await db.transaction().execute(async (tx) => {
    const isOurs = await settle(tx, table, claimed, outcome, await databaseNow(tx))
    if (isOurs) await courier.settled?.(tx, claimed.id, outcome)
  })
  const line = {table, id: claimed.id, outcome: outcome.kind, ...(outcome.kind !== 'sent' && {error: outcome.error})}
  if (outcome.kind === 'sent' || outcome.kind === 'dropped') log.info(line, 'delivery')
  else log.warn(line, 'delivery')
}

/** Delivers everything that is due now; the signal ends the round, and deliveries of which nothing has left. */
export async function deliverDue(
  services: DeliveryServices,
  courier: Courier,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const {database, databaseNow} = services
  await courier.recover?.(database.db, await databaseNow(database.db))
  while (!signal.aborted) {
    const wanted = {now: await databaseNow(database.db), most: atOnce, due: courier.due}
    const claims = await claimDue(database.db, courier.table, wanted)
    if (claims.length === 0) return
    await Promise.all(claims.map((claimed) => deliverOne(services, courier, claimed, signal)))
  }
}

export type DeliveryWorker = {
  /** Starts a round at once, after the one in progress. */
  readonly runNow: () => Promise<void>
  /** Stops after the deliveries in progress, each of which has an end. */
  readonly stop: () => Promise<void>
}

/**
 * Delivers what is due of every queue, every `seconds`, in each process. A claim belongs to one process, so any number of
 * them may run. Queues do not wait for each other.
 */
export function startDelivery(
  services: DeliveryServices,
  couriers: readonly Courier[],
  seconds: number,
): DeliveryWorker {
  const stopping = new AbortController()
  const queues = couriers.map((courier) => {
    let round = Promise.resolve()
    let waiting = 0
    const runNow = () => {
      waiting += 1
      round = round
        .then(() => deliverDue(services, courier, stopping.signal))
        .catch((error: unknown) => services.log.error({err: error}, 'due deliveries could not be made'))
        .finally(() => (waiting -= 1))
      return round
    }
    return {runNow, begin: () => (waiting === 0 ? runNow() : undefined), last: () => round}
  })
  const begin = () => Promise.all(queues.map((queue) => queue.begin()))
  const timer = setInterval(guarded(reportTo(services.log), 'delivery', begin), seconds * 1_000)
  timer.unref()
  return {
    runNow: async () => {
      await Promise.all(queues.map((queue) => queue.runNow()))
    },
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await Promise.all(queues.map((queue) => queue.last()))
    },
  }
}
