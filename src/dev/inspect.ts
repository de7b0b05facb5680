import {Actor, type InspectionEvent} from 'xstate'
import {openChannel} from '../services/platform/doors.ts'

/** An actor as the inspector shows it; `state` is the value of a machine, or the status of any other logic. */
export type ShownActor = {
  readonly id: string
  readonly name: string
  readonly parent: string | null
  readonly state: string
}

export type ShownEvent = {readonly type: string; readonly from: string | null; readonly to: string}

/** From the page of the product to that of the inspector, and back when it opens. */
export type InspectorMessage =
  | {readonly kind: 'opened'}
  | {readonly kind: 'actors'; readonly actors: readonly ShownActor[]}
  | {readonly kind: 'event'; readonly event: ShownEvent}

type Ref = InspectionEvent['actorRef']

type Live = {readonly name: string; readonly parent: string | null; readonly state: string}

const stateOf = (snapshot: object): string => {
  const status = 'status' in snapshot && typeof snapshot.status === 'string' ? snapshot.status : ''
  return status === 'active' && 'value' in snapshot ? JSON.stringify(snapshot.value) : status
}

const nameOf = (ref: Ref): string => (ref instanceof Actor ? (ref.systemId ?? ref.id) : ref.sessionId)

const parentOf = (ref: Ref): string | null => (ref instanceof Actor ? (ref._parent?.sessionId ?? null) : null)

/**
 * Collects what happens in a tree of actors and tells it to an inspector in another tab of this browser. Of events only
 * the type is told: they may carry what a student typed. For development; the build does not contain it.
 */
export function createInspect(tell: (message: InspectorMessage) => void) {
  const live = new Map<string, Live>()
  const tellActors = () =>
    tell({
      kind: 'actors',
      actors: [...live].map(([id, actor]) => ({id, ...actor})),
    })
  const learn = (ref: Ref, snapshot: object) => {
    const state = stateOf(snapshot)
    const isOver = state === 'stopped'
    if (live.get(ref.sessionId)?.state === state) return
    if (isOver) live.delete(ref.sessionId)
    else live.set(ref.sessionId, {name: nameOf(ref), parent: parentOf(ref), state})
    tellActors()
  }
  const inspect = (inspected: InspectionEvent): void => {
    if (inspected.type === '@xstate.actor') learn(inspected.actorRef, {status: 'active'})
    if (inspected.type === '@xstate.snapshot') learn(inspected.actorRef, inspected.snapshot)
    if (inspected.type !== '@xstate.event') return
    const {sourceRef, actorRef, event} = inspected
    if (event.type === 'xstate.stop') {
      live.delete(actorRef.sessionId)
      tellActors()
    }
    tell({kind: 'event', event: {type: event.type, from: sourceRef ? nameOf(sourceRef) : null, to: nameOf(actorRef)}})
  }
  return {inspect, tellActors}
}

const channel = openChannel('aristo.inspector')
const {inspect, tellActors} = createInspect((message) => channel.postMessage(message))
channel.onmessage = ({data}: MessageEvent<InspectorMessage>) => {
  if (data.kind === 'opened') tellActors()
}

export {inspect}
