import {setup} from 'xstate'
import {effect, noListener, notProvided} from '../shared/notProvided.ts'
import type {FocusContext, FocusEvent, FocusInput} from './focus.types.ts'

/**
 * The focus mode of questions and flashcards: the whole screen, without header and menu (flow F-065; spec 2§2, 2§8). A device
 * that cannot says so; leaving by Escape leaves the mode.
 */
export const focusMachine = setup({
  types: {} as {context: FocusContext; events: FocusEvent; input: FocusInput; tags: 'on'},
  actors: {
    /** Asks the browser for the whole screen; rejects where there is none, as on an iPhone. */
    enterFullscreen: notProvided<void>('enterFullscreen'),
    leaveFullscreen: notProvided<void>('leaveFullscreen'),
    /** Sends `fullscreen.left` when the browser leaves it by itself. */
    watchFullscreen: noListener(),
  },
  actions: {
    notifyFailed: effect('notifyFailed'),
    notifyBrowserFull: effect('notifyBrowserFull'),
  },
  guards: {
    isOn: ({context}) => context.isOn,
    isBlocked: ({context}, {isBrowserFull}: {isBrowserFull: boolean}) => context.kind === 'flashcard' && isBrowserFull,
  },
}).createMachine({
  id: 'focus',
  context: ({input: {kind, isOn}}) => ({kind, isOn}),
  initial: 'opening',
  states: {
    opening: {always: [{guard: 'isOn', target: 'focused'}, {target: 'normal'}]},
    normal: {
      initial: 'ready',
      on: {
        'focus.toggle': [
          {
            guard: {type: 'isBlocked', params: ({event: {isBrowserFull}}) => ({isBrowserFull})},
            target: '.browserFull',
            actions: 'notifyBrowserFull',
          },
          {target: 'entering'},
        ],
      },
      states: {ready: {}, failed: {}, browserFull: {}},
    },
    entering: {
      invoke: {
        id: 'enterFullscreen',
        src: 'enterFullscreen',
        onDone: 'focused',
        onError: {target: 'normal.failed', actions: 'notifyFailed'},
      },
    },
    focused: {
      tags: 'on',
      invoke: {id: 'watchFullscreen', src: 'watchFullscreen', onError: 'normal'},
      on: {'focus.toggle': 'leaving', 'fullscreen.left': 'normal'},
    },
    leaving: {invoke: {id: 'leaveFullscreen', src: 'leaveFullscreen', onDone: 'normal', onError: 'normal'}},
  },
})
