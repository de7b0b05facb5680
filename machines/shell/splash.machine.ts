import {assign, setup} from 'xstate'
import type {SplashContext, SplashEvent} from './splash.types.ts'

/**
 * The loading logo of the first seconds (flow F-001; spec 1§2, 1§9; D-33): it stays at least two seconds from the first
 * paint and until the login and the home page are known. The product is drawn under it. Where the account was open before,
 * it leaves as soon as the day is painted.
 */
export const splashMachine = setup({
  types: {} as {context: SplashContext; events: SplashEvent; input: {remaining: number; isWarm: boolean}},
  actions: {
    markTime: assign({isTimeElapsed: true}),
    markAuth: assign({isAuthResolved: true}),
    markHome: assign({isHomeResolved: true}),
  },
  guards: {
    isWarm: ({context}) => context.isWarm,
    isComplete: ({context}) => context.isTimeElapsed && context.isAuthResolved && context.isHomeResolved,
  },
  delays: {splashMinimum: ({context}) => context.remaining},
}).createMachine({
  id: 'splash',
  context: ({input}) => ({...input, isTimeElapsed: false, isAuthResolved: false, isHomeResolved: false}),
  initial: 'booting',
  states: {
    booting: {
      initial: 'holding',
      on: {'auth.resolved': {actions: 'markAuth'}, 'home.resolved': {actions: 'markHome'}},
      always: {guard: 'isComplete', target: 'ready'},
      states: {
        holding: {
          after: {splashMinimum: {target: 'waiting', actions: 'markTime'}},
          on: {'day.drawn': {guard: 'isWarm', target: 'waiting', actions: 'markTime'}},
        },
        waiting: {},
      },
    },
    ready: {type: 'final'},
  },
})
