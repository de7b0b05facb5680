import {splashMachine} from '../../../machines/shell/splash.machine.ts'
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
