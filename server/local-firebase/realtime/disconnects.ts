import type {Kysely} from 'kysely'
import type {Tables} from '../../kernel/database/tables.ts'
import {realtimeRule} from '../rules.ts'
import type {Caller} from '../rules.ts'
import {announce, lockWrites, WriteError, writeTree} from './store.ts'
import type {Write} from './store.ts'

/** Milliseconds after its last sign of life that a process counts as dead. */
export const leaseLife = 30_000

type Owner = {readonly sessionId: string; readonly processId: string}

/**
 * Keeps writes for the end of a session, in the database, so that another process can apply them when this one dies.
 *
 * @throws WriteError when the caller could not write there at all
 */
export async function keepForEnd(
  db: Kysely<Tables>,
  owner: Owner,
  writes: readonly (Write & {readonly position: number})[],
  caller: Caller,
): Promise<void> {
  if (writes.some(({path}) => realtimeRule(path)?.mayRead(caller) !== true)) throw new WriteError('permission_denied')
  await db.transaction().execute(async (trx) => {
    for (const {path, sent, position} of writes) {
      await dropForEnd(trx, owner.sessionId, path)
      await trx
        .insertInto('realtime_disconnect')
        .values({
          session_id: owner.sessionId,
          process_id: owner.processId,
          path,
          position,
          uid: caller?.uid ?? null,
          value: JSON.stringify(sent ?? null),
        })
        .execute()
    }
  })
}

/** Forgets what a session left for its end at and below a path. */
export async function dropForEnd(db: Kysely<Tables>, sessionId: string, path: string): Promise<void> {
  await db
    .deleteFrom('realtime_disconnect')
    .where('session_id', '=', sessionId)
    .where((eb) => eb.or([eb('path', '=', path), eb.and([eb('path', '>=', `${path}/`), eb('path', '<', `${path}0`)])]))
    .execute()
}

/**
 * Applies what a session left for its end, once, whichever process comes first.
 *
 * @returns the paths that changed
 */
export async function endSession(
  db: Kysely<Tables>,
  {sessionId, processId}: Owner,
  now: number,
): Promise<readonly string[]> {
  return db.transaction().execute(async (trx) => {
    const left = await trx
      .deleteFrom('realtime_disconnect')
      .where('session_id', '=', sessionId)
      .returningAll()
      .execute()
    if (left.length === 0) return []
    left.sort((a, b) => a.position - b.position)
    await lockWrites(trx)
    const changed: string[] = []
    for (const {path, value, uid} of left) {
      const caller = uid === null ? null : {uid}
      changed.push(...(await applied(trx, {path, sent: JSON.parse(value)}, caller, now)))
    }
    await announce(trx, processId, changed)
    return changed
  })
}

/** Says that this process lives. False when others took it for dead and ended its sessions. */
export async function renewLease(db: Kysely<Tables>, processId: string, now: number): Promise<boolean> {
  const renewed = await db
    .updateTable('realtime_process')
    .set({lease_until: new Date(now + leaseLife)})
    .where('process_id', '=', processId)
    .returning('process_id')
    .executeTakeFirst()
  return renewed !== undefined
}

/** Enters this process among the living. */
export async function takeLease(db: Kysely<Tables>, processId: string, now: number): Promise<void> {
  const row = {process_id: processId, lease_until: new Date(now + leaseLife)}
  const entry = db.insertInto('realtime_process').values(row)
  await entry.onConflict((conflict) => conflict.column('process_id').doUpdateSet(row)).execute()
}

/** Ends the lease of this process. */
export async function dropLease(db: Kysely<Tables>, processId: string): Promise<void> {
  await db.deleteFrom('realtime_process').where('process_id', '=', processId).execute()
}

/**
 * The sessions of processes that no longer live: their lease is over or gone. With `aloneHere` every other process is
 * dead, because the embedded database serves one at a time.
 */
export async function orphanedSessions(
  db: Kysely<Tables>,
  processId: string,
  now: number,
  aloneHere: boolean,
): Promise<readonly string[]> {
  const gone = db.deleteFrom('realtime_process').where('process_id', '<>', processId)
  await (aloneHere ? gone : gone.where('lease_until', '<', new Date(now))).execute()
  const rows = await db
    .selectFrom('realtime_disconnect')
    .leftJoin('realtime_process', 'realtime_process.process_id', 'realtime_disconnect.process_id')
    .select('session_id')
    .distinct()
    .where('realtime_process.process_id', 'is', null)
    .execute()
  return rows.map((row) => row.session_id)
}

/** A write that the rules deny by now is dropped; the others of the session still count. */
async function applied(trx: Kysely<Tables>, write: Write, caller: Caller, now: number): Promise<readonly string[]> {
  try {
    return await writeTree(trx, write, caller, now)
  } catch (error) {
    if (error instanceof WriteError) return []
    throw error
  }
}
