import {type EventObject, fromCallback, fromPromise, type NonReducibleUnknown} from 'xstate'

/** A typed hole for a request: the machine names what it needs, `.provide()` fills it. Rejects when nobody did. */
export const notProvided = <Out, In extends NonReducibleUnknown = NonReducibleUnknown>(name: string) =>
  fromPromise<Out, In>(() => Promise.reject(new Error(`${name} is not provided`)))

/** A typed hole for a listener that sends events back for as long as it is invoked. Silent when nobody fills it. */
export const noListener = <In extends NonReducibleUnknown, Received extends EventObject = EventObject>() =>
  fromCallback<Received, In>(() => undefined)
