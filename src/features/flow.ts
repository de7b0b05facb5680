/** An event as a view sends it: its idempotency key is added on the way to the machine (`useSend`). */
export type Keyless<Event> = Event extends {readonly key: string} ? Omit<Event, 'key'> : Event

export type Send<Event> = (event: Keyless<Event>) => void
