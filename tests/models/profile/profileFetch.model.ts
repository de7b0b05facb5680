import {profileFetchMachine} from '../../../machines/profile/profileFetch.machine.ts'
import type {ProfileFetchContext} from '../../../machines/profile/profileFetch.types.ts'
import {shellText} from '../../../src/text/shell/shell.ts'
import type {Face, ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
  tellApart: (context) => ({...context, failures: Math.min(context.failures, 1)}),
  requests: [],
  listeners: ['watchProfile'],
  tells: ['forgetProfile'],
  excused: {
    'profileFetch.following · xstate.error.actor.watchProfile':
      'a listener that answers by events does not fail by itself; its own test makes it',
  },
}

/** The words the walk puts where the product goes. */
export const product = 'o produto'

const withProfile = (context: ProfileFetchContext, otherwise: Face): Face =>
  context.isKnown ? {sees: [['text', product]], misses: [['alert']]} : otherwise

export const profileFetchView: ViewModel<typeof profileFetchMachine> = {
  perform: {
    'profile.ask': 'fact',
    'profile.arrived': 'fact',
    'profile.failed': 'fact',
    'profile.forget': 'fact',
    'retry.now': (page) => page.getByRole('button', {name: shellText.tryAgain}).click(),
    'network.lost': 'fact',
    'network.restored': 'fact',
    'clock.ticked': 'fact',
  },
  faces: {
    notCalled: {sees: [['text', shellText.loading]], misses: [['text', product]]},
    'following.loading': (context) =>
      withProfile(context, {sees: [['text', shellText.loading]], misses: [['text', product], ['alert']]}),
    'following.loaded': {sees: [['text', product]], misses: [['alert']]},
    'following.failed': (context) =>
      withProfile(context, {
        sees: [
          ['text', shellText.profileFailed],
          ['text', context.isOnline ? shellText.profileRetrying : shellText.profileOffline],
        ],
        misses: [['text', product]],
      }),
  },
  cannot: ({context}, event) =>
    event.type === 'retry.now' && context.isKnown ? 'a student who has a profile is not told of the retries' : null,
}
