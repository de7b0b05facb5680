import {guarded} from '../../kernel/guarded.ts'
import type {LocalFirebaseOptions} from '../options.ts'
import {dropLease, endSession, orphanedSessions, renewLease, takeLease} from './disconnects.ts'
import type {Hub} from './hub.ts'
import {readNotice} from './notice.ts'
import {realtimeChannel, recountOnline} from './store.ts'

/** Milliseconds between two signs of life of a process. */
export const beatEvery = 10_000

/** Beats between two complete reads of all that is listened to, for notices lost with a connection to the database. */
const resyncBeats = 6

/** What a process has to do with the others on its database. */
export type MembershipParts = {
  readonly processId: string
  readonly hub: Hub
  readonly options: LocalFirebaseOptions
  /** Looks after the connections of this process, at each beat. */
  readonly checkConnections: () => void
  /** Cuts them all: others took this process for dead and ended its sessions, so its clients have to start anew. */
  readonly cutConnections: () => void
}

/** One process among those that share the realtime database of a database. */
export type Membership = {
  /** Joins the others, once for all connections; an attempt that failed, and only that, is made again by the next call. */
  readonly join: () => Promise<void>
  /** One sign of life, and the sessions of dead processes ended. A timer does it every `beatEvery`. */
  readonly beat: () => Promise<void>
  /** Leaves the others, when it has joined them. */
  readonly leave: () => Promise<void>
}

/** Ends the sessions of processes that are gone. */
async function sweep({processId, hub, options: {database, clock}}: MembershipParts): Promise<void> {
  const {db} = database
  for (const sessionId of await orphanedSessions(db, processId, clock(), database.kind === 'pglite')) {
    await hub.changed(await endSession(db, {sessionId, processId}, clock()))
  }
}

/** Tells the others of this process, listens to them and begins to beat; returns what undoes it. */
async function enter(parts: MembershipParts, beat: () => Promise<void>): Promise<() => Promise<void>> {
  const {processId, hub, options} = parts
  const {database, clock, report = () => {}} = options
  const {db} = database
  await takeLease(db, processId, clock())
  const take = guarded(report, 'realtime notice', (payload: string) => {
    const notice = readNotice(payload)
    return notice !== undefined && notice.from !== processId ? hub.changed(notice.paths) : undefined
  })
  const unlisten = await database.listen(realtimeChannel, take)
  const timer = setInterval(guarded(report, 'realtime beat', beat), beatEvery)
  timer.unref()
  const stop = async () => {
    clearInterval(timer)
    await unlisten()
  }
  try {
    await sweep(parts)
    await hub.changed(await db.transaction().execute((trx) => recountOnline(trx, clock())))
  } catch (error) {
    await stop()
    throw error
  }
  return async () => {
    await stop()
    await dropLease(db, processId)
  }
}

/** Makes the membership of a process, which has not joined yet. */
export function createMembership(parts: MembershipParts): Membership {
  const {
    processId,
    hub,
    options: {database, clock},
  } = parts
  let joined: Promise<() => Promise<void>> | undefined
  let beats = 0

  async function beat(): Promise<void> {
    beats += 1
    parts.checkConnections()
    if (!(await renewLease(database.db, processId, clock()))) {
      await takeLease(database.db, processId, clock())
      parts.cutConnections()
    }
    await sweep(parts)
    if (database.kind === 'postgres' && beats % resyncBeats === 0) await hub.changed([''])
  }

  async function join(): Promise<void> {
    if (joined === undefined) {
      const attempt = enter(parts, beat)
      attempt.catch(() => (joined = undefined))
      joined = attempt
    }
    await joined
  }

  return {
    join,
    beat: async () => {
      await join()
      await beat()
    },
    leave: async () => {
      const undo = await joined?.catch(() => undefined)
      await undo?.()
    },
  }
}
