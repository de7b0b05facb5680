import {splashMachine} from '../../../machines/shell/splash.machine.ts'
import {shellText} from '../../../src/text/shell/shell.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const splashModel: FlowModel<typeof splashMachine> = {
  machine: splashMachine,
  starts: {
    '0.4 s after the first paint': {remaining: 1_600, isWarm: false},
    'where the account was open before': {remaining: 1_600, isWarm: true},
  },
  cases: {
    'auth.resolved': [{type: 'auth.resolved'}],
    'home.resolved': [{type: 'home.resolved'}],
    'day.drawn': [{type: 'day.drawn'}],
  },
  requests: [],
  listeners: [],
  effects: [],
  delays: {'xstate.after.splashMinimum.splash.booting.holding': 1_600},
}

export const splashScreen = 'o produto'

export const splashView: ViewModel<typeof splashMachine> = {
  interactions: {'auth.resolved': 'fact', 'home.resolved': 'fact', 'day.drawn': 'fact'},
  expectations: {
    ...expectationsOf(['booting.holding', 'booting.waiting'], {
      // Drawn under it.
      visible: [
        ['text', shellText.loading],
        ['text', splashScreen],
      ],
    }),
    ready: {visible: [['text', splashScreen]], absent: [['text', shellText.loading]]},
  },
}
