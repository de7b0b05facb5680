import {setup} from 'xstate'
import {codeOf} from '../shared/codeOf.ts'
import {notProvided} from '../shared/notProvided.ts'
import type {
  EmailConfirmationContext,
  EmailConfirmationEvent,
  EmailConfirmationInput,
} from './emailConfirmation.types.ts'

/** What the provider says of a code that will never do: unknown, used, too old, or of an account that is gone. */
const spentCodes = ['invalid-action-code', 'expired-action-code', 'user-not-found', 'user-disabled']

/**
 * The page that the link of the confirmation mail leads to (flow F-007; spec 1§7). A code in the address is applied; who
 * comes without one has been confirmed by the provider's page. A code that is spent says so and leads on; a provider that
 * cannot be reached is asked again.
 */
export const emailConfirmationMachine = setup({
  types: {} as {
    context: EmailConfirmationContext
    events: EmailConfirmationEvent
    input: EmailConfirmationInput
    tags: 'pending'
  },
  actors: {applyCode: notProvided<void, {code: string}>('applyCode')},
  guards: {
    hasCode: ({context}) => context.code !== null,
    isSpent: (_, {code}: {code: string}) => spentCodes.includes(code.replace(/^auth\//, '')),
  },
}).createMachine({
  id: 'emailConfirmation',
  context: ({input}) => input,
  initial: 'opening',
  states: {
    opening: {always: [{guard: 'hasCode', target: 'applying'}, {target: 'confirmed'}]},
    applying: {
      tags: 'pending',
      invoke: {
        id: 'applyCode',
        src: 'applyCode',
        input: ({context}) => ({code: context.code ?? ''}),
        onDone: 'confirmed',
        onError: [
          {guard: {type: 'isSpent', params: ({event}) => ({code: codeOf(event.error)})}, target: 'spent'},
          {target: 'failed'},
        ],
      },
    },
    failed: {on: {'confirmation.retry': 'applying'}},
    spent: {type: 'final'},
    confirmed: {type: 'final'},
  },
})
