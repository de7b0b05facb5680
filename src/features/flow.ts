import {useMemo} from 'react'
import {randomId} from '../services/platform/device.ts'

/** An event as a view sends it: its idempotency key is added on the way to the machine. */
export type Keyless<Event> = Event extends {readonly key: string} ? Omit<Event, 'key'> : Event

export type Send<Event> = (event: Keyless<Event>) => void

/** Gives each event the idempotency key of the write that it may lead to (D-01). */
export const withKeys =
  <Event>(send: (event: Event) => void, newKey = randomId): Send<Event> =>
  (event) =>
    send({key: newKey(), ...event} as Event)

/** The `send` of an actor, as its view gets it. */
export function useSend<Event>(send: (event: Event) => void): Send<Event> {
  return useMemo(() => withKeys(send), [send])
}
