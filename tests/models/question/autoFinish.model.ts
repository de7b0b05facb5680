import {autoFinishMachine} from '../../../machines/question/autoFinish.machine.ts'
import {autoFinishText} from '../../../src/text/question/autoFinish.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const autoFinishModel: FlowModel<typeof autoFinishMachine> = {
  machine: autoFinishMachine,
  starts: {
    'questions are open': {isComplete: false, isFinished: false},
    'all answered before the reload': {isComplete: true, isFinished: false},
    'finished before': {isComplete: true, isFinished: true},
  },
  cases: {
    'progress.changed': [
      {type: 'progress.changed', isComplete: true, isFinished: false},
      {type: 'progress.changed', isComplete: true, isFinished: true},
    ],
    'write.confirmed': [{type: 'write.confirmed', key: 'flashcard'}],
    'finish.retry': [{type: 'finish.retry'}],
    'clock.ticked': [
      {type: 'clock.ticked', now: 1_000},
      {type: 'clock.ticked', now: 16_000},
    ],
  },
  replies: {
    'xstate.done.actor.askFinished': [true, false],
    'xstate.error.actor.askFinished': [new Error('no network')],
  },
  requests: ['askFinished'],
  listeners: [],
  effects: [],
}

export const autoFinishView: ViewModel<typeof autoFinishMachine> = {
  interactions: {
    'progress.changed': 'fact',
    'write.confirmed': 'fact',
    'finish.retry': (page) => page.getByRole('button', {name: autoFinishText.retry}).click(),
    'clock.ticked': 'fact',
  },
  expectations: {
    open: {absent: [['status']]},
    ...expectationsOf(['finishing'], {visible: [['text', autoFinishText.finishing]]}),
    partDone: {visible: [['text', autoFinishText.partDone]]},
    unconfirmed: {
      visible: [
        ['text', autoFinishText.unconfirmed],
        ['button', autoFinishText.retry],
      ],
    },
    finished: {visible: [['text', autoFinishText.finished]], absent: [['button']]},
  },
}
