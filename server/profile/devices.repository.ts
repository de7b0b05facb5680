import {browserNamed, type ConnectedDevice, devicesOf, systemNamed} from '../../domain/profile/devices.ts'
import type {Services} from '../kernel/context.ts'
import {insertIdempotencyKey, type IdempotentMutation} from '../kernel/idempotency.ts'
import {type Ending, endSessions, sessionsOf} from '../local-firebase/identity/standingSessions.ts'

type Stored = Pick<Services, 'database'>

/** The devices that are signed in to an account, at most `mostSessions`; `currentId` is the session that asks. */
export async function listDevices(
  {database}: Stored,
  uid: string,
  currentId: string,
  now: number,
): Promise<readonly ConnectedDevice[]> {
  const sessions = await sessionsOf(database.db, uid, now)
  const signIns = sessions.map(({id, device_hash, browser, system, auth_time, last_used_at}) => ({
    id,
    device: device_hash,
    browser: browserNamed(browser),
    system: systemNamed(system),
    signedInAt: auth_time.getTime(),
    lastUsedAt: last_used_at.getTime(),
  }))
  return devicesOf(signIns, currentId)
}

/** Ends sessions and keeps the key of who asked for it, both or neither. */
export async function endDevices({database}: Stored, which: Ending, mutation: IdempotentMutation): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    await insertIdempotencyKey(mutation, {}).execute(trx)
    await endSessions(trx, which, mutation.now)
  })
}
