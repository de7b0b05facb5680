import {focusMachine} from '../../../machines/question/focus.machine.ts'
import {focusText} from '../../../src/text/question/questionTools.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const focusModel: FlowModel<typeof focusMachine> = {
  machine: focusMachine,
  starts: {
    'a question': {kind: 'question', isOn: false},
    'a flashcard': {kind: 'flashcard', isOn: false},
    'the next question': {kind: 'question', isOn: true},
  },
  cases: {
    'focus.toggle': [
      {type: 'focus.toggle', isBrowserFull: false},
      {type: 'focus.toggle', isBrowserFull: true},
    ],
    'fullscreen.left': [{type: 'fullscreen.left'}],
  },
  replies: {
    'xstate.done.actor.enterFullscreen': [undefined],
    'xstate.error.actor.enterFullscreen': [{name: 'TypeError'}],
    'xstate.done.actor.leaveFullscreen': [undefined],
    'xstate.error.actor.leaveFullscreen': [{name: 'TypeError'}],
  },
  requests: ['enterFullscreen', 'leaveFullscreen'],
  listeners: ['watchFullscreen'],
  effects: ['notifyFailed', 'notifyBrowserFull'],
  excused: {'focus.focused · xstate.error.actor.watchFullscreen': "the listener of the browser's event cannot fail"},
}

/** Whether the browser fills the screen is not a click: the walk tells the view beforehand. */
export const browser = {isFull: false}

/** It says what the next press does. */
const toggle = /modo foco/i

export const focusView: ViewModel<typeof focusMachine> = {
  interactions: {
    'focus.toggle': (page, {isBrowserFull}) => {
      browser.isFull = isBrowserFull
      return page.getByRole('button', {name: toggle}).click()
    },
    'fullscreen.left': 'fact',
  },
  expectations: {
    ...expectationsOf(['normal.ready', 'entering', 'leaving'], {
      visible: [['button', toggle]],
      absent: [
        ['text', focusText.failed],
        ['text', focusText.browserFull],
      ],
    }),
    'normal.failed': {visible: [['text', focusText.failed]]},
    'normal.browserFull': {visible: [['text', focusText.browserFull]]},
    focused: {visible: [['button', toggle]], absent: [['text', focusText.failed]]},
  },
}
