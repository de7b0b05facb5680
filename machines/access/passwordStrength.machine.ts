import {assign, setup} from 'xstate'
import type {PasswordStrength} from '../../domain/access/passwordPolicy.ts'
import {notProvided} from '../shared/notProvided.ts'
import type {PasswordStrengthContext, PasswordStrengthEvent, TypedPassword} from './passwordStrength.types.ts'

/**
 * How strong a new password is, while it is typed. What measures it is loaded at the first letter and may be missing; a
 * measure that is out of date when it comes is dropped. The machine forgets the password as soon as it is measured.
 */
export const passwordStrengthMachine = setup({
  types: {} as {context: PasswordStrengthContext; events: PasswordStrengthEvent},
  actors: {measure: notProvided<PasswordStrength, TypedPassword | null>('measure')},
  actions: {
    storeTyped: assign((_, {password, owner}: TypedPassword) => ({typed: {password, owner}})),
    storeStrength: assign((_, {strength}: {strength: PasswordStrength}) => ({strength, typed: null})),
    clearStrength: assign({typed: null, strength: null}),
  },
  guards: {isEmpty: (_, {password}: {password: string}) => password === ''},
}).createMachine({
  id: 'passwordStrength',
  context: {typed: null, strength: null},
  initial: 'empty',
  on: {
    'password.type': [
      {guard: {type: 'isEmpty', params: ({event}) => event}, target: '.empty', actions: 'clearStrength'},
      {target: '.measuring', reenter: true, actions: {type: 'storeTyped', params: ({event}) => event}},
    ],
  },
  states: {
    empty: {},
    measuring: {
      invoke: {
        id: 'measure',
        src: 'measure',
        input: ({context}) => context.typed,
        onDone: {target: 'measured', actions: {type: 'storeStrength', params: ({event}) => ({strength: event.output})}},
        onError: {target: 'unavailable', actions: 'clearStrength'},
      },
    },
    measured: {},
    unavailable: {},
  },
})
