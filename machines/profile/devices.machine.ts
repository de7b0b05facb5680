import {assign, setup} from 'xstate'
import type {ConnectedDevice} from '../../domain/profile/devices.ts'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {DevicesContext, DevicesEvent, DevicesInput, Ending} from './devices.types.ts'

type Listed = readonly ConnectedDevice[] | null

const remaining = ({devices, ending}: DevicesContext): readonly ConnectedDevice[] =>
  devices.filter(({id, isCurrent}) => (ending?.kind === 'one' ? id !== ending.id : isCurrent))

/**
 * Where the student is signed in (ADR 19): one other device is signed out at once, all others after a question, this one
 * by the ordinary sign-out. Without network the list can only be read. A provider that keeps no list has none to show.
 */
export const devicesMachine = setup({
  types: {} as {context: DevicesContext; events: DevicesEvent; input: DevicesInput; tags: 'pending'},
  actors: {
    /** Resolves with null where the identity provider keeps no list. */
    loadDevices: notProvided<Listed>('loadDevices'),
    endDevices: notProvided<void, {readonly ending: Ending; readonly key: string}>('endDevices'),
  },
  actions: {
    storeDevices: assign((_, {listed}: {listed: Listed}) => ({devices: listed ?? [], failure: null})),
    storeEnding: assign((_, {ending, key}: {ending: Ending; key: string}) => ({ending, key, failure: null})),
    storeEnded: assign(({context}) => ({devices: remaining(context), ending: null, key: ''})),
    storeFailure: assign((_, {failure}: {failure: RequestFailure}) => ({failure})),
    clearFailure: assign({failure: null}),
    storeOnline: assign((_, {isOnline}: {isOnline: boolean}) => ({isOnline})),
    leave: effect('leave'),
    notifyEnded: effect<{ending: Ending | null}>('notifyEnded'),
  },
  guards: {
    isUnlisted: (_, {listed}: {listed: Listed}) => listed === null,
    isAlone: (_, {listed}: {listed: Listed}) => listed?.every(({isCurrent}) => isCurrent) ?? false,
    isLast: ({context}) => remaining(context).every(({isCurrent}) => isCurrent),
    isOnline: ({context}) => context.isOnline,
    isOther: ({context}, {id}: {id: string}) =>
      context.isOnline && context.devices.some((device) => device.id === id && !device.isCurrent),
  },
}).createMachine({
  id: 'devices',
  context: ({input}) => ({...input, devices: [], ending: null, key: '', failure: null}),
  initial: 'loading',
  on: {
    'network.lost': {actions: {type: 'storeOnline', params: {isOnline: false}}},
    'network.restored': {actions: {type: 'storeOnline', params: {isOnline: true}}},
  },
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadDevices',
        src: 'loadDevices',
        onDone: [
          {guard: {type: 'isUnlisted', params: ({event}) => ({listed: event.output})}, target: 'unlisted'},
          {
            guard: {type: 'isAlone', params: ({event}) => ({listed: event.output})},
            target: 'alone',
            actions: {type: 'storeDevices', params: ({event}) => ({listed: event.output})},
          },
          {target: 'listing', actions: {type: 'storeDevices', params: ({event}) => ({listed: event.output})}},
        ],
        onError: {
          target: 'loadFailed',
          actions: {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
        },
      },
    },
    loadFailed: {
      on: {
        'devices.retry': 'loading',
        'network.restored': {target: 'loading', actions: {type: 'storeOnline', params: {isOnline: true}}},
      },
    },
    unlisted: {},
    alone: {on: {'device.leave': {actions: 'leave'}}},
    listing: {
      initial: 'idle',
      on: {
        'device.leave': {actions: 'leave'},
        'device.end': {
          guard: {type: 'isOther', params: ({event: {id}}) => ({id})},
          target: 'ending',
          actions: {type: 'storeEnding', params: ({event: {id, key}}) => ({ending: {kind: 'one', id}, key})},
        },
        'others.ask': {guard: 'isOnline', target: 'confirming', actions: 'clearFailure'},
      },
      states: {
        idle: {},
        failed: {on: {'devices.retry': {guard: 'isOnline', target: '#devices.ending', actions: 'clearFailure'}}},
      },
    },
    confirming: {
      on: {
        'others.cancel': 'listing',
        'others.confirm': {
          guard: 'isOnline',
          target: 'ending',
          actions: {type: 'storeEnding', params: ({event: {key}}) => ({ending: {kind: 'others'}, key})},
        },
      },
    },
    ending: {
      tags: 'pending',
      invoke: {
        id: 'endDevices',
        src: 'endDevices',
        input: ({context: {ending, key}}) => ({ending: ending ?? {kind: 'others'}, key}),
        onDone: [
          {
            guard: 'isLast',
            target: 'alone',
            actions: [{type: 'notifyEnded', params: ({context: {ending}}) => ({ending})}, 'storeEnded'],
          },
          {
            target: 'listing',
            actions: [{type: 'notifyEnded', params: ({context: {ending}}) => ({ending})}, 'storeEnded'],
          },
        ],
        onError: {
          target: 'listing.failed',
          actions: {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
        },
      },
    },
  },
})
