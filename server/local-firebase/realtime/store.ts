import type {Kysely} from 'kysely'
import {sql} from 'kysely'
import * as v from 'valibot'
import type {Tables} from '../../kernel/database/tables.ts'
import {onlineCountPath, presencePath, realtimeRule} from '../rules.ts'
import type {Caller} from '../rules.ts'
import {withServerValues} from './serverValues.ts'
import {ancestorsOf, leavesOf, treeOf, valueAt, withValueAt} from './tree.ts'
import type {Json} from './tree.ts'

/** The channel on which processes tell each other which paths changed. */
export const realtimeChannel = 'local_firebase_realtime'

/** A value as a client sent it, server values and all, for one place. */
export type Write = {readonly path: string; readonly sent: unknown}

/** Why a write was refused, in the protocol's words. */
export type WriteErrorStatus = 'permission_denied' | 'invalid_data'

/** A refused write; thrown inside a transaction so that nothing of it stays. */
export class WriteError extends Error {
  readonly status: WriteErrorStatus

  constructor(status: WriteErrorStatus) {
    super(status)
    this.name = 'WriteError'
    this.status = status
  }
}

const leafValue = v.union([v.string(), v.number(), v.boolean()])

/** The value at a path now. */
export async function readTree(db: Kysely<Tables>, path: string): Promise<Json> {
  const rows = await db
    .selectFrom('realtime_node')
    .select(['path', 'value'])
    .where((eb) => eb.or([eb('path', '=', path), eb.and([eb('path', '>=', `${path}/`), eb('path', '<', `${path}0`)])]))
    .orderBy('path')
    .execute()
  return treeOf(
    path,
    rows.map((row) => ({path: row.path, value: v.parse(leafValue, JSON.parse(row.value))})),
  )
}

/** Takes the one lock of all realtime writes, so that they happen in one order on every process. */
export async function lockWrites(trx: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${realtimeChannel}))`.execute(trx)
}

/**
 * Writes one value inside the caller's transaction, which holds the lock of `lockWrites`. A refused write has touched
 * nothing.
 *
 * @returns the paths that changed: the one written, and the count of who is online where that moved
 * @throws WriteError when the rules deny it or the value is not one
 */
export async function writeTree(
  trx: Kysely<Tables>,
  {path, sent}: Write,
  caller: Caller,
  now: number,
): Promise<readonly string[]> {
  const rule = realtimeRule(path)
  if (rule === undefined) throw new WriteError('permission_denied')
  const before = await readTree(trx, rule.root)
  const names = path.slice(rule.root.length).split('/').slice(1)
  const value = withServerValues(sent, valueAt(before, names), now)
  if (value === undefined) throw new WriteError('invalid_data')
  const after = withValueAt(before, names, value)
  if (!rule.mayWrite(caller, before, after)) throw new WriteError('permission_denied')
  await replace(trx, path, value, now)
  const step = Number(after !== null) - Number(before !== null)
  if (step === 0 || !rule.root.startsWith(`${presencePath}/`)) return [path]
  await moveOnlineCount(trx, step, now)
  return [path, onlineCountPath]
}

/** The first tab of a person adds one to who is online, the last one takes it away. */
async function moveOnlineCount(trx: Kysely<Tables>, step: number, now: number): Promise<void> {
  const count = await readTree(trx, onlineCountPath)
  await replace(trx, onlineCountPath, Math.max(0, (typeof count === 'number' ? count : 0) + step), now)
}

/**
 * Counts who is online from their nodes, so that an account deleted meanwhile counts no longer.
 *
 * @returns the paths that changed
 */
export async function recountOnline(trx: Kysely<Tables>, now: number): Promise<readonly string[]> {
  await lockWrites(trx)
  const {rows} = await sql<{online: number}>`
    select count(distinct split_part(path, '/', 3))::integer as online from realtime_node
    where path > ${`${presencePath}/`} and path < ${`${presencePath}0`}`.execute(trx)
  const online = rows[0]?.online ?? 0
  if ((await readTree(trx, onlineCountPath)) === online) return []
  await replace(trx, onlineCountPath, online, now)
  return [onlineCountPath]
}

/** Tells the other processes, at the end of the transaction, which paths changed. */
export async function announce(trx: Kysely<Tables>, from: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  const payload = JSON.stringify({from, paths})
  // PostgreSQL refuses payloads of 8,000 bytes; the root stands for "anything".
  const short = payload.length < 3_500 ? payload : JSON.stringify({from, paths: ['']})
  await sql`select pg_notify(${realtimeChannel}, ${short})`.execute(trx)
}

async function replace(trx: Kysely<Tables>, path: string, value: Json, now: number): Promise<void> {
  const inTheWay = [path, ...ancestorsOf(path)]
  await trx
    .deleteFrom('realtime_node')
    .where((eb) =>
      eb.or([eb('path', 'in', inTheWay), eb.and([eb('path', '>=', `${path}/`), eb('path', '<', `${path}0`)])]),
    )
    .execute()
  const rows = leavesOf(path, value).map((leaf) => ({
    path: leaf.path,
    value: JSON.stringify(leaf.value),
    updated_at: new Date(now),
  }))
  if (rows.length > 0) await trx.insertInto('realtime_node').values(rows).execute()
}
