import {assign, sendTo, setup} from 'xstate'
import {effect, noListener} from '../shared/notProvided.ts'
import type {PresenceCommand, PresenceContext, PresenceEvent} from './presence.types.ts'

/**
 * Online or offline, and how many people study now (flow F-027; spec 1§2, 1§7, 3§4). Each tab holds one mark that ends with
 * its connection; the database counts people, not tabs. Signing out takes the mark away first.
 */
export const presenceMachine = setup({
  types: {} as {context: PresenceContext; events: PresenceEvent; input: {uid: string}},
  actors: {follow: noListener<{uid: string}, PresenceCommand>()},
  actions: {
    storeCount: assign((_, {count}: {count: number | null}) => ({count})),
    leave: sendTo('follow', {type: 'presence.leave'}),
    logFailure: effect<{error: unknown}>('logFailure'),
  },
}).createMachine({
  id: 'presence',
  context: ({input}) => ({...input, count: null}),
  invoke: {
    id: 'follow',
    src: 'follow',
    input: ({context}) => ({uid: context.uid}),
    onError: {target: '.offline', actions: {type: 'logFailure', params: ({event}) => ({error: event.error})}},
  },
  initial: 'offline',
  on: {'count.changed': {actions: {type: 'storeCount', params: ({event}) => ({count: event.count})}}},
  states: {
    offline: {on: {'presence.online': 'online', 'session.ending': 'left'}},
    online: {on: {'presence.lost': 'offline', 'session.ending': {target: 'leaving', actions: 'leave'}}},
    leaving: {on: {'presence.left': 'left', 'presence.lost': 'left'}},
    left: {},
  },
})
