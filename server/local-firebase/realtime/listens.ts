import type * as v from 'valibot'
import type {Hub, Listener} from './hub.ts'
import type {actionBodies} from './messages.ts'
import {type Query, selectBy} from './query.ts'
import {ok, ActionError, type Reply} from './reply.ts'
import type {Json} from './tree.ts'

/** The most listens one connection may hold. */
export const maxListens = 64

type Listening = v.InferOutput<typeof actionBodies.listen>

/** What one connection listens to. */
export type Listens = {
  /** @throws ActionError when there are too many */
  readonly add: (body: Listening) => Promise<Reply>
  readonly remove: (body: Listening) => Reply
  readonly clear: () => void
}

/** What is shown of a value to who asked with a query. */
export function shown(value: Json, query: Query | undefined): Json {
  return query === undefined ? value : selectBy(query, value)
}

const keyOf = ({p, q}: Listening): string => `${p} ${JSON.stringify(q ?? null)}`

/** A listener that sends what it is shown when that is no longer what it sent last. */
function listenerOf({p, q, t}: Listening, send: (message: object) => void): Listener {
  let last: string | undefined
  return {
    path: p,
    show: (value) => {
      const d = shown(value, q)
      const text = JSON.stringify(d)
      if (text === last) return
      last = text
      const tag = typeof t === 'number' ? {t} : {}
      send({t: 'd', d: {a: 'd', b: {p: p.slice(1), d, ...tag}}})
    },
  }
}

/** Makes the listens of a connection: none yet. */
export function createListens(hub: Hub, send: (message: object) => void): Listens {
  const listens = new Map<string, Listener>()
  return {
    add: async (body) => {
      const key = keyOf(body)
      if (listens.has(key)) return ok
      if (listens.size >= maxListens) throw new ActionError({s: 'too_big', d: 'too many listens'})
      const listener = listenerOf(body, send)
      listens.set(key, listener)
      await hub.add(listener)
      return ok
    },
    remove: (body) => {
      const key = keyOf(body)
      const listener = listens.get(key)
      if (listener !== undefined) hub.remove(listener)
      listens.delete(key)
      return ok
    },
    clear: () => {
      for (const listener of listens.values()) hub.remove(listener)
      listens.clear()
    },
  }
}
