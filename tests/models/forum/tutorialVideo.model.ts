import {tutorialVideoMachine} from '../../../machines/forum/tutorialVideo.machine.ts'
import {tutorialText} from '../../../src/text/forum/tutorial.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'

export const tutorialVideoModel: FlowModel<typeof tutorialVideoMachine> = {
  machine: tutorialVideoMachine,
  starts: {'a forum': undefined},
  cases: {
    'tutorial.open': [{type: 'tutorial.open'}],
    'tutorial.close': [{type: 'tutorial.close'}],
    'video.failed': [{type: 'video.failed'}],
  },
  replies: {
    'xstate.done.actor.findVideo': ['/media/baralhos.webm'],
    'xstate.error.actor.findVideo': [{failure: 'unreachable'}],
  },
  requests: ['findVideo'],
  listeners: [],
  effects: ['notifyFailed'],
}

const drawer = ['dialog', tutorialText.title] as const

export const tutorialVideoView: ViewModel<typeof tutorialVideoMachine> = {
  interactions: {
    'tutorial.open': (page) => page.getByRole('button', {name: tutorialText.open}).click(),
    'tutorial.close': (page) => page.getByRole('button', {name: tutorialText.close}).click(),
    'video.failed': 'fact',
  },
  expectations: {
    closed: {visible: [['button', tutorialText.open]], absent: [['dialog']]},
    loading: {visible: [drawer, ['status', tutorialText.loading]]},
    shown: {visible: [drawer]},
  },
}
