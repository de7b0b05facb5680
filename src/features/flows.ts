import type {Actor, AnyStateMachine} from 'xstate'

/** A running flow: an actor of a machine that a component has started. */
export type Flow = Actor<AnyStateMachine>

/**
 * What the actor `flows` is sent. A flow that was left goes on in states tagged `awaitingWrite` until its write is
 * confirmed or refused.
 */
export type FlowsEvent = {readonly type: 'flow.opened' | 'flow.left'; readonly flow: Flow}
