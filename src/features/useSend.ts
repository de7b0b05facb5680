import {useMemo} from 'react'
import {randomId} from '../services/platform/device.ts'
import type {Send} from './flow.ts'

/** Gives each event the idempotency key of the write that it may lead to (D-01). */
export const withKeys =
  <Event>(send: (event: Event) => void, newKey = randomId): Send<Event> =>
  (event) =>
    // An event without its key and a key are the event: a conditional type of a type parameter cannot say so.
    send({key: newKey(), ...event} as Event)

/** The `send` of an actor, as its view gets it. */
export function useSend<Event>(send: (event: Event) => void): Send<Event> {
  return useMemo(() => withKeys(send), [send])
}
