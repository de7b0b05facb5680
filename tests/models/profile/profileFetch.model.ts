import {profileFetchMachine} from '../../../machines/profile/profileFetch.machine.ts'
import type {ProfileFetchContext} from '../../../machines/profile/profileFetch.types.ts'
import {frameText} from '../../../src/text/shell/frame.ts'
import {shellText} from '../../../src/text/shell/shell.ts'
import type {Expectation, ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const profileFetchModel: FlowModel<typeof profileFetchMachine> = {
  machine: profileFetchMachine,
  starts: {'signed in': {isOnline: true}},
  cases: {
    'profile.ask': [{type: 'profile.ask'}],
    'profile.arrived': [{type: 'profile.arrived'}],
    'profile.failed': [{type: 'profile.failed'}],
    'profile.forget': [{type: 'profile.forget'}],
    'retry.now': [{type: 'retry.now'}],
    'network.lost': [{type: 'network.lost'}],
    'network.restored': [{type: 'network.restored'}],
    'clock.ticked': [
      {type: 'clock.ticked', now: 10_000},
      {type: 'clock.ticked', now: 12_000},
    ],
  },
  contextKey: (context) => ({...context, failures: Math.min(context.failures, 1)}),
  requests: [],
  listeners: ['watchProfile'],
  effects: ['forgetProfile'],
  excused: {
    'profileFetch.following · xstate.error.actor.watchProfile':
      'a listener that answers by events does not fail by itself; its own test makes it',
  },
}

/** The words the walk puts where the product goes. */
export const product = 'o produto'

const withProfile = (context: ProfileFetchContext, otherwise: Expectation): Expectation =>
  context.isKnown ? {visible: [['text', product]], absent: [['alert']]} : otherwise

export const profileFetchView: ViewModel<typeof profileFetchMachine> = {
  interactions: {
    'profile.ask': 'fact',
    'profile.arrived': 'fact',
    'profile.failed': 'fact',
    'profile.forget': 'fact',
    'retry.now': (page) => page.getByRole('button', {name: frameText.tryAgain}).click(),
    'network.lost': 'fact',
    'network.restored': 'fact',
    'clock.ticked': 'fact',
  },
  expectations: {
    notCalled: {visible: [['text', shellText.loading]], absent: [['text', product]]},
    'following.loading': (context) =>
      withProfile(context, {visible: [['text', shellText.loading]], absent: [['text', product], ['alert']]}),
    'following.loaded': {visible: [['text', product]], absent: [['alert']]},
    'following.failed': (context) =>
      withProfile(context, {
        visible: [
          ['text', frameText.profileFailed],
          ['text', context.isOnline ? frameText.profileRetrying : frameText.profileOffline],
        ],
        absent: [['text', product]],
      }),
  },
  unavailable: ({context}, event) =>
    event.type === 'retry.now' && context.isKnown ? 'a student who has a profile is not told of the retries' : null,
}
