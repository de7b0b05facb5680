import {fromCallback, fromPromise} from 'xstate'
import type {
  LoadedQueue,
  MonitorItem,
  QueueChange,
  QueueCommand,
  QueueEvent,
} from '../../../machines/forum/monitorQueue.types.ts'
import type {MonitorRequested} from '../../../machines/forum/monitorRequest.types.ts'
import {logOnly} from '../platform/log.ts'
import {onReconnect} from '../platform/onReconnect.ts'
import {type OpenRest, replied} from './rest.ts'

/** Asks for a monitor about an own comment. Rejects with a `RestError`. */
export const requestMonitorWith = (open: OpenRest) =>
  fromPromise<unknown, MonitorRequested>(async ({input: {commentId, key}, signal}) => {
    const rest = await open()
    return replied(signal, (patient) =>
      rest.POST('/v1/comment/{id}/request-monitor', {
        params: {path: {id: commentId}, header: {'idempotency-key': key}},
        signal: patient,
      }),
    )
  })

async function readQueue(open: OpenRest, query: {readonly after?: string}, signal: AbortSignal): Promise<LoadedQueue> {
  const rest = await open()
  return replied(signal, (patient) => rest.GET('/v1/monitor/list', {params: {query}, signal: patient}))
}

/** What waits longest for a monitor. Rejects with a `RestError`. */
export const loadQueueWith = (open: OpenRest) => fromPromise<LoadedQueue>(({signal}) => readQueue(open, {}, signal))

/** What waits less long than this. Rejects with a `RestError`. */
export const loadMoreWaitingWith = (open: OpenRest) =>
  fromPromise<LoadedQueue, {readonly after: string}>(({input, signal}) => readQueue(open, input, signal))

/** Milliseconds between two looks at the queue while its page is seen. */
export const queueLooks = 10_000

/** The queue as it is now, when it is told to, again and again while the page is seen, and when the network or the person is back. */
export const followQueueWith = (open: OpenRest) =>
  fromCallback<QueueCommand, undefined>(({sendBack, receive}) => {
    const closing = new AbortController()
    const {signal} = closing
    const tell = (event: QueueEvent) => {
      if (!signal.aborted) sendBack(event)
    }
    const look = () => {
      readQueue(open, {}, signal).then(
        (queue) => tell({type: 'queue.arrived', ...queue}),
        (error: unknown) => {
          if (!signal.aborted) logOnly('monitor', error)
        },
      )
    }
    const timer = setInterval(() => {
      if (!document.hidden) look()
    }, queueLooks)
    const stop = onReconnect(look)
    receive(look)
    return () => {
      closing.abort()
      clearInterval(timer)
      stop()
    }
  })

/** Takes a comment, gives it back, or answers it. Rejects with a `RestError`; `ALREADY_CLAIMED` when another has it. */
export const changeRequestWith = (open: OpenRest) =>
  fromPromise<MonitorItem | null, QueueChange>(async ({input, signal}) => {
    const rest = await open()
    const params = {path: {id: input.id}, header: {'idempotency-key': input.key}}
    if (input.kind === 'reply') {
      const {body} = input
      await replied(signal, (patient) => rest.POST('/v1/monitor/{id}/reply', {params, body: {body}, signal: patient}))
      return null
    }
    const {kind} = input
    return replied(signal, (patient) =>
      kind === 'claim'
        ? rest.POST('/v1/monitor/{id}/claim', {params, signal: patient})
        : rest.POST('/v1/monitor/{id}/release', {params, signal: patient}),
    )
  })
