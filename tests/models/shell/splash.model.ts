import {splashMachine} from '../../../machines/shell/splash.machine.ts'
import {shellText} from '../../../src/text/shell/shell.ts'
import {facesOf, type ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

export const splashModel: FlowModel<typeof splashMachine> = {
  machine: splashMachine,
  starts: {'0.4 s after the first paint': {remaining: 1_600}},
  cases: {'auth.resolved': [{type: 'auth.resolved'}], 'home.resolved': [{type: 'home.resolved'}]},
  requests: [],
  listeners: [],
  tells: [],
  delays: {'xstate.after.splashMinimum.splash.booting.holding': 1_600},
}

export const splashScreen = 'o produto'

export const splashView: ViewModel<typeof splashMachine> = {
  perform: {'auth.resolved': 'fact', 'home.resolved': 'fact'},
  faces: {
    ...facesOf(['booting.holding', 'booting.waiting'], {
      sees: [['text', shellText.loading]],
      misses: [['text', splashScreen]],
    }),
    ready: {sees: [['text', splashScreen]], misses: [['text', shellText.loading]]},
  },
}
