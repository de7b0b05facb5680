import type {Kysely} from 'kysely'
import type {Seat} from '../../http/socketGate.ts'
import type {Tables} from '../../kernel/database/tables.ts'
import type {LocalFirebaseOptions} from '../options.ts'
import {realtimeRule} from '../rules.ts'
import {dropForEnd, endSession, keepForEnd} from './disconnects.ts'
import type {Hub} from './hub.ts'
import {createListens, type Listens, shown} from './listens.ts'
import {actionBodies, type ClientMessage} from './messages.ts'
import {denied, ok, parse, replyToWriteError, ActionError, type Reply} from './reply.ts'
import {createSignIn, type SignedIn, type SignIn} from './signIn.ts'
import {announce, lockWrites, readTree, type Write, WriteError, writeTree} from './store.ts'
import {parsePath} from './tree.ts'

/** The most actions one connection may send within a minute. */
export const maxActionsPerMinute = 600

/** What a session works with. `send` takes a message of the protocol, `end` closes the connection. */
export type SessionParts = {
  readonly sessionId: string
  readonly processId: string
  readonly db: Kysely<Tables>
  readonly hub: Hub
  readonly options: LocalFirebaseOptions
  readonly send: (message: object) => void
  readonly end: () => void
  /** Counts the connection for the account that is signed in on it. */
  readonly seat: Seat
}

/** One connection of the realtime database. */
export type Session = {
  readonly receive: (message: ClientMessage) => Promise<void>
  /** Ends the sign-in when its token is over; the SDK comes back with a new one. */
  readonly expire: () => void
  /** Stops listening and applies what was left for the end. */
  readonly close: () => Promise<void>
}

/** Stores writes, all or none, and shows them to whoever listens. */
async function write(
  {db, hub, processId, options}: SessionParts,
  writes: readonly Write[],
  caller: () => SignedIn | null,
): Promise<Reply> {
  const paths = await db.transaction().execute(async (trx) => {
    await lockWrites(trx)
    const changed: string[] = []
    for (const each of writes) changed.push(...(await writeTree(trx, each, caller(), options.clock())))
    await announce(trx, processId, changed)
    return changed
  })
  // The write stands, whoever could not be shown it yet: the hub keeps the paths for its next turn.
  await hub.changed(paths).catch(() => {})
  return ok
}

/** Keeps writes for the end of the session, in the order they came. */
function keeperForEnd({db, sessionId, processId}: SessionParts, {present}: SignIn) {
  let position = 0
  return async (writes: readonly Write[]): Promise<Reply> => {
    const placed = writes.map((each) => ({...each, position: (position += 1)}))
    await keepForEnd(db, {sessionId, processId}, placed, present())
    return ok
  }
}

type Action = (body: unknown) => Promise<Reply>

/** The actions of the protocol by their names. */
function actionsOf(parts: SessionParts, signIn: SignIn, listens: Listens): Readonly<Record<string, Action>> {
  const {db, sessionId} = parts
  const leave = keeperForEnd(parts, signIn)
  const checkRead = (path: string) => {
    if (realtimeRule(path)?.mayRead(signIn.present()) !== true) throw new ActionError(denied)
  }
  return {
    s: async () => ok,
    auth: async (body) => signIn.begin(parse(actionBodies.auth, body).cred),
    unauth: async () => signIn.undo(),
    q: async (body) => {
      const asked = parse(actionBodies.listen, body)
      checkRead(asked.p)
      return listens.add(asked)
    },
    n: async (body) => listens.remove(parse(actionBodies.listen, body)),
    g: async (body) => {
      const {p, q} = parse(actionBodies.get, body)
      checkRead(p)
      return {s: 'ok', d: shown(await readTree(db, p), q)}
    },
    p: async (body) => {
      const {p, d, h} = parse(actionBodies.put, body)
      if (h !== undefined) throw new ActionError({s: 'unavailable', d: 'transactions are not served, use increment'})
      return write(parts, [{path: p, sent: d}], signIn.present)
    },
    m: async (body) => write(parts, childrenOf(parse(actionBodies.merge, body)), signIn.present),
    o: async (body) => {
      const {p, d} = parse(actionBodies.put, body)
      return leave([{path: p, sent: d}])
    },
    om: async (body) => leave(childrenOf(parse(actionBodies.merge, body))),
    oc: async (body) => {
      await dropForEnd(db, sessionId, parse(actionBodies.cancel, body).p)
      return ok
    },
  }
}

/** Carries out an action; whatever fails has a reply. */
async function answer(actions: Readonly<Record<string, Action>>, action: string, body: unknown): Promise<Reply> {
  const perform = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (perform === undefined) return {s: 'unavailable', d: 'not served'}
  try {
    return await perform(body)
  } catch (error) {
    if (error instanceof ActionError) return error.reply
    if (error instanceof WriteError) return replyToWriteError(error)
    return {s: 'unavailable', d: 'the database cannot be reached'}
  }
}

/** Counts actions; true when there were too many within a minute. */
function actionMeter(clock: () => number): () => boolean {
  let minute = {start: clock(), actions: 0}
  return () => {
    const now = clock()
    if (now - minute.start >= 60_000) minute = {start: now, actions: 0}
    minute.actions += 1
    return minute.actions > maxActionsPerMinute
  }
}

/** Answers the actions of one connection, one after the other in the order they came. */
export function createSession(parts: SessionParts): Session {
  const {sessionId, processId, db, hub, options, send, end} = parts
  const signIn = createSignIn(parts)
  const listens = createListens(hub, send)
  const actions = actionsOf(parts, signIn, listens)
  const isTooBusy = actionMeter(options.clock)
  return {
    receive: async (message) => {
      if (message.t === 'c') {
        if (message.d.t === 'p') send({t: 'c', d: {t: 'o', d: null}})
        return
      }
      if (isTooBusy()) return end()
      const {r, a, b} = message.d
      const reply = await answer(actions, a, b)
      send({t: 'd', d: {r, b: reply}})
    },
    expire: signIn.expire,
    close: async () => {
      listens.clear()
      await hub.changed(await endSession(db, {sessionId, processId}, options.clock()))
    },
  }
}

function childrenOf({p, d}: {readonly p: string; readonly d: Readonly<Record<string, unknown>>}): readonly Write[] {
  return Object.entries(d).map(([name, sent]) => {
    const path = parsePath(`${p}/${name}`)
    if (path === undefined) throw new ActionError({s: 'invalid_data', d: 'Invalid data'})
    return {path, sent}
  })
}
