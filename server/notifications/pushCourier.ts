import {sql} from 'kysely'
import type {Kysely} from 'kysely'
import type {Claimed, Outcome} from '../delivery/queue.ts'
import type {Courier} from '../delivery/worker.ts'
import type {DatabaseClock} from '../kernel/database/clock.ts'
import type {Tables} from '../kernel/database/tables.ts'
import type {PushTokenTable} from './tables.ts'
import {messageLife, type PushOutcome, type PushText} from './webPush.ts'

type Db = Kysely<Tables>
type Kind = PushTokenTable['kind']

/** Sends one message to one device. */
export type PushSender = (token: string, text: PushText, signal: AbortSignal) => Promise<PushOutcome>

type Row = PushText & {readonly kind: Kind; readonly token: string; readonly createdAt: Date}

async function rowOf(db: Db, id: string): Promise<Row | undefined> {
  const {rows} = await sql<Row>`
    select n.id, n.author_name as title, n.message as body, n.link, o.kind, o.token, o.created_at as "createdAt"
    from push_outbox o join notification n on n.id = o.notification_id where o.id = ${id}`.execute(db)
  return rows[0]
}

/**
 * Delivers messages to devices. A kind of device that nobody sends to here is left to a program of the operator. After a
 * time-out a message is sent again: services and devices replace the first by it, because both have one name.
 */
export function pushCourier(senders: {readonly [K in Kind]?: PushSender}, databaseNow: DatabaseClock): Courier {
  const kinds = Object.keys(senders)
  return {
    table: 'push_outbox',
    due: sql`kind = any(${kinds})`,
    deliver: async (db: Db, {id}: Claimed, signal: AbortSignal): Promise<Outcome> => {
      const row = await rowOf(db, id)
      const sender = row && senders[row.kind]
      if (row === undefined || sender === undefined) return {kind: 'dropped', error: 'deleted'}
      const age = (await databaseNow(db)) - row.createdAt.getTime()
      if (age > messageLife * 1_000) return {kind: 'dropped', error: 'out of date'}
      const outcome = await sender(row.token, row, signal).catch((error: unknown): Outcome => {
        if (signal.aborted) return {kind: 'released'}
        return {kind: 'failed', error: error instanceof Error ? `${error.name}: ${error.message}` : 'no answer'}
      })
      if (outcome !== 'gone') return outcome
      // With the device go all rows that wait for it, this one as well.
      await db.deleteFrom('push_token').where('kind', '=', row.kind).where('token', '=', row.token).execute()
      return {kind: 'dropped', error: 'the device is gone'}
    },
  }
}

/** Milliseconds for which rows of messages are kept. */
export const rowLife = 7 * 86_400_000

/** Forgets messages to devices, delivered or not, of a week ago; the notifications themselves stay. */
export async function prunePushes(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('push_outbox')
    .where('created_at', '<', new Date(now - rowLife))
    .execute()
}
