import {fromCallback} from 'xstate'
import type {WriteSettled} from '../../machines/shared/events.ts'
import {actorOf} from '../features/actorSystem.ts'
import type {Flow, FlowsEvent} from '../features/flows.ts'

/**
 * The flows of the student's screens. Sends them what became of writes in the outbox, whether or not a component still
 * shows them, and stops them: at once when they are left, or once the write they await is settled, and all of them with
 * the student. A flow that is opened takes the place of one of the same id that was left.
 */
export const flowsLogic = fromCallback<FlowsEvent>(({receive, system}) => {
  /** Running flows, and whether a component shows them. */
  const flows = new Map<Flow, boolean>()
  const stop = (flow: Flow) => {
    flows.delete(flow)
    flow.stop()
  }
  const stopLeft = (isOver: (flow: Flow) => boolean) => {
    for (const [flow, isShown] of flows) if (!isShown && isOver(flow)) stop(flow)
  }
  const stopSettled = () => stopLeft((flow) => !flow.getSnapshot().hasTag('awaitingWrite'))
  receive(({type, flow}) => {
    const isOpened = type === 'flow.opened'
    flows.set(flow, isOpened)
    if (isOpened) {
      flow.start()
      stopLeft(({id}) => id === flow.id)
    }
    // A component that React mounts again at once keeps its flow.
    else queueMicrotask(stopSettled)
  })
  const outbox = actorOf(system, 'outbox')
  const relay = (event: WriteSettled) => {
    for (const flow of flows.keys()) flow.send(event)
    stopSettled()
  }
  const relays = (['write.confirmed', 'write.refused'] as const).map((type) => outbox.on(type, relay))
  return () => {
    for (const one of relays) one.unsubscribe()
    for (const flow of flows.keys()) stop(flow)
  }
})
