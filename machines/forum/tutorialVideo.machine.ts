import {assign, setup} from 'xstate'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {TutorialVideoContext, TutorialVideoEvent} from './tutorialVideo.types.ts'

/** The video that shows how a forum is used (flow F-107; spec 2§7, 2§8): its address comes from the remote configuration. */
export const tutorialVideoMachine = setup({
  types: {} as {context: TutorialVideoContext; events: TutorialVideoEvent; tags: 'open'},
  actors: {
    /** Rejects when no video is configured. */
    findVideo: notProvided<string>('findVideo'),
  },
  actions: {
    storeAddress: assign((_, {address}: {address: string}) => ({address})),
    notifyFailed: effect('notifyFailed'),
  },
}).createMachine({
  id: 'tutorialVideo',
  context: {address: ''},
  initial: 'closed',
  states: {
    closed: {on: {'tutorial.open': 'loading'}},
    loading: {
      tags: 'open',
      on: {'tutorial.close': 'closed'},
      invoke: {
        id: 'findVideo',
        src: 'findVideo',
        onDone: {target: 'shown', actions: {type: 'storeAddress', params: ({event}) => ({address: event.output})}},
        onError: {target: 'closed', actions: 'notifyFailed'},
      },
    },
    shown: {
      tags: 'open',
      on: {'tutorial.close': 'closed', 'video.failed': {target: 'closed', actions: 'notifyFailed'}},
    },
  },
})
