import {rankingInitialsMachine} from '../../../machines/performance/rankingInitials.machine.ts'
import {initialsText} from '../../../src/text/performance/mockRanking.ts'
import {performanceText} from '../../../src/text/performance/performance.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'

export const rankingInitialsModel: FlowModel<typeof rankingInitialsMachine> = {
  machine: rankingInitialsMachine,
  starts: {'on the profile': undefined},
  cases: {
    'initials.set': [
      {type: 'initials.set', isInitials: true, key: 'key-1'},
      {type: 'initials.set', isInitials: false, key: 'key-2'},
    ],
    'initials.retry': [{type: 'initials.retry'}],
    'network.returned': [{type: 'network.returned'}],
  },
  replies: {
    'xstate.done.actor.readInitials': [true, false],
    'xstate.error.actor.readInitials': [{failure: 'offline'}, {failure: 'unreachable'}],
    'xstate.done.actor.saveInitials': [true, false],
    'xstate.error.actor.saveInitials': [{failure: 'unreachable'}],
  },
  requests: ['readInitials', 'saveInitials'],
  listeners: [],
  effects: ['notifySaved', 'notifyFailed'],
}

const choice = ['switch', initialsText.label] as const
const retry = ['button', performanceText.tryAgain] as const

export const rankingInitialsView: ViewModel<typeof rankingInitialsMachine> = {
  interactions: {
    'initials.set': (page) => page.getByRole('switch', {name: initialsText.label}).click({force: true}),
    'initials.retry': (page) => page.getByRole('button', {name: performanceText.tryAgain}).click(),
    'network.returned': 'fact',
  },
  expectations: {
    loading: {visible: [['status', initialsText.loading]], absent: [choice, retry]},
    offline: {visible: [['alert'], ['text', performanceText.offline], retry], absent: [choice]},
    failed: {visible: [['alert'], ['text', performanceText.failed], retry], absent: [choice]},
    idle: {visible: [choice], absent: [['alert']]},
    saving: {visible: [choice, ['text', initialsText.saving]], absent: [['alert']]},
    saveFailed: {visible: [choice, ['alert'], ['text', initialsText.failed]]},
  },
  unavailable: ({context}, event) =>
    event.type === 'initials.set' && event.isInitials === context.isInitials ? 'the switch stands there already' : null,
}
