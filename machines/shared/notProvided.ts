import {type EventObject, fromCallback, fromPromise, type NonReducibleUnknown, type ParameterizedObject} from 'xstate'

/** A typed hole for a request: the machine names what it needs, `.provide()` fills it. Rejects when nobody did. */
export const notProvided = <Out, In extends NonReducibleUnknown = NonReducibleUnknown>(name: string) =>
  fromPromise<Out, In>(() => Promise.reject(new Error(`${name} is not provided`)))

/** A typed hole for a listener that sends events back for as long as it is invoked. Silent when nobody fills it. */
export const noListener = <In extends NonReducibleUnknown, Received extends EventObject = EventObject>() =>
  fromCallback<Received, In>(() => undefined)

/**
 * A typed hole for an effect outside of the machine: a write handed on, a notice, a navigation. Throws when nobody filled
 * it: an effect that is dropped in silence may be an answer that is lost.
 */
export const effect =
  <Params extends ParameterizedObject['params'] = undefined>(name: string) =>
  (_: unknown, _params: Params): void => {
    throw new Error(`${name} is not provided`)
  }
