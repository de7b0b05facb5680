import type {Kysely} from 'kysely'
import * as v from 'valibot'
import type {Tables} from '../../kernel/database/tables.ts'
import {callerOfToken} from '../identity/callerOfToken.ts'
import {IdentityError} from '../identity/errors.ts'
import type {LocalFirebaseOptions} from '../options.ts'
import type {Seat} from '../../http/socketGate.ts'
import {realtimeRule} from '../rules.ts'
import {dropForEnd, endSession, keepForEnd} from './disconnects.ts'
import type {Hub, Listener} from './hub.ts'
import {actionBodies} from './messages.ts'
import type {ClientMessage} from './messages.ts'
import {selectBy} from './query.ts'
import type {Query} from './query.ts'
import {announce, lockWrites, readTree, WriteRefused, writeTree} from './store.ts'
import type {Write} from './store.ts'
import {parsePath} from './tree.ts'
import type {Json} from './tree.ts'

/** The most listens one connection may hold. */
export const maxListens = 64

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

type Reply = {readonly s: string; readonly d?: unknown}
type SignedIn = {readonly uid: string; readonly expiresAt: number}

const ok: Reply = {s: 'ok', d: ''}
const denied: Reply = {s: 'permission_denied', d: 'Permission denied'}

class Refused extends Error {
  readonly reply: Reply

  constructor(reply: Reply) {
    super(reply.s)
    this.name = 'Refused'
    this.reply = reply
  }
}

/** Answers the actions of one connection, one after the other in the order they came. */
export function createSession(parts: SessionParts): Session {
  const {sessionId, processId, db, hub, options, send, end, seat} = parts
  const listens = new Map<string, Listener>()
  let caller: SignedIn | null = null
  let position = 0
  let minute = {start: options.clock(), actions: 0}

  const actions: Readonly<Record<string, (body: unknown) => Promise<Reply>>> = {
    s: async () => ok,
    auth: async (body) => signIn(parse(actionBodies.auth, body).cred),
    unauth: async () => {
      caller = null
      seat.signOut()
      return ok
    },
    q: async (body) => listen(parse(actionBodies.listen, body)),
    n: async (body) => {
      const key = keyOf(parse(actionBodies.listen, body))
      const listener = listens.get(key)
      if (listener !== undefined) hub.remove(listener)
      listens.delete(key)
      return ok
    },
    g: async (body) => {
      const {p, q} = parse(actionBodies.get, body)
      checkRead(p)
      return {s: 'ok', d: shown(await readTree(db, p), q)}
    },
    p: async (body) => {
      const {p, d, h} = parse(actionBodies.put, body)
      if (h !== undefined) throw new Refused({s: 'unavailable', d: 'transactions are not served, use increment'})
      return write([{path: p, sent: d}])
    },
    m: async (body) => write(childrenOf(parse(actionBodies.merge, body))),
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

  async function signIn(token: string): Promise<Reply> {
    try {
      const {uid, authTime, expiresAt, sessionId} = await callerOfToken(db, token, options)
      if (!seat.signIn({uid, authTime, sessionId, rights: null}, end)) throw new Refused({s: 'too_big', d: 'too many connections'})
      caller = {uid, expiresAt}
      return {s: 'ok', d: {auth: {uid}}}
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error
      caller = null
      return {s: 'invalid_token', d: 'the identity token is not valid'}
    }
  }

  function present(): SignedIn | null {
    return caller !== null && caller.expiresAt > options.clock() ? caller : null
  }

  function checkRead(path: string): void {
    if (realtimeRule(path)?.mayRead(present()) !== true) throw new Refused(denied)
  }

  async function listen(body: v.InferOutput<typeof actionBodies.listen>): Promise<Reply> {
    checkRead(body.p)
    const key = keyOf(body)
    if (listens.has(key)) return ok
    if (listens.size >= maxListens) throw new Refused({s: 'too_big', d: 'too many listens'})
    let last: string | undefined
    const listener: Listener = {
      path: body.p,
      show: (value) => {
        const d = shown(value, body.q)
        const text = JSON.stringify(d)
        if (text === last) return
        last = text
        const tag = typeof body.t === 'number' ? {t: body.t} : {}
        send({t: 'd', d: {a: 'd', b: {p: body.p.slice(1), d, ...tag}}})
      },
    }
    listens.set(key, listener)
    await hub.add(listener)
    return ok
  }

  async function write(writes: readonly Write[]): Promise<Reply> {
    const paths = await db.transaction().execute(async (trx) => {
      await lockWrites(trx)
      const changed: string[] = []
      for (const each of writes) changed.push(...(await writeTree(trx, each, present(), options.clock())))
      await announce(trx, processId, changed)
      return changed
    })
    // The write stands, whoever could not be shown it yet: the hub keeps the paths for its next turn.
    await hub.changed(paths).catch(() => {})
    return ok
  }

  async function leave(writes: readonly Write[]): Promise<Reply> {
    const placed = writes.map((each) => ({...each, position: (position += 1)}))
    await keepForEnd(db, {sessionId, processId}, placed, present())
    return ok
  }

  function isTooBusy(): boolean {
    const now = options.clock()
    if (now - minute.start >= 60_000) minute = {start: now, actions: 0}
    minute.actions += 1
    return minute.actions > maxActionsPerMinute
  }

  async function answer(action: string, body: unknown): Promise<Reply> {
    const perform = Object.hasOwn(actions, action) ? actions[action] : undefined
    if (perform === undefined) return {s: 'unavailable', d: 'not served'}
    try {
      return await perform(body)
    } catch (error) {
      if (error instanceof Refused) return error.reply
      if (error instanceof WriteRefused) return refusalOf(error)
      return {s: 'unavailable', d: 'the database cannot be reached'}
    }
  }

  return {
    receive: async (message) => {
      if (message.t === 'c') {
        if (message.d.t === 'p') send({t: 'c', d: {t: 'o', d: null}})
        return
      }
      if (isTooBusy()) return end()
      const {r, a, b} = message.d
      const reply = await answer(a, b)
      send({t: 'd', d: {r, b: reply}})
    },
    expire: () => {
      if (caller === null || present() !== null) return
      caller = null
      send({t: 'd', d: {a: 'ac', b: {s: 'expired_token', d: 'the identity token is over'}}})
    },
    close: async () => {
      for (const listener of listens.values()) hub.remove(listener)
      listens.clear()
      await hub.changed(await endSession(db, {sessionId, processId}, options.clock()))
    },
  }
}

function parse<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body)
  if (!parsed.success) throw new Refused({s: 'invalid_data', d: 'Invalid data'})
  return parsed.output
}

function refusalOf({status}: WriteRefused): Reply {
  return status === 'permission_denied' ? denied : {s: status, d: 'Invalid data'}
}

function childrenOf({p, d}: {readonly p: string; readonly d: Readonly<Record<string, unknown>>}): readonly Write[] {
  return Object.entries(d).map(([name, sent]) => {
    const path = parsePath(`${p}/${name}`)
    if (path === undefined) throw new Refused({s: 'invalid_data', d: 'Invalid data'})
    return {path, sent}
  })
}

function keyOf({p, q}: {readonly p: string; readonly q?: Query | undefined}): string {
  return `${p} ${JSON.stringify(q ?? null)}`
}

function shown(value: Json, query: Query | undefined): Json {
  return query === undefined ? value : selectBy(query, value)
}
