import {assign, setup} from 'xstate'
import {canSubmit, type ContactForm} from '../../domain/diagnostic/contact.ts'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {ContactContext, ContactEvent, ContactInput, ContactRequest} from './contact.types.ts'

const isSame = (one: ContactRequest | null, other: ContactRequest) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Whom the report of a diagnostic goes to (flow F-132; spec 3§2.3, 3§4, 3§5, 3§8): step 4 is the form, step 5 says that
 * the report is on its way, and 'Voltar' leads back to correct the form or to send it again.
 */
export const contactMachine = setup({
  types: {} as {context: ContactContext; events: ContactEvent; input: ContactInput; tags: 'pending'},
  actors: {submitForm: notProvided<void, ContactRequest & {id: string; key: string}>('submitForm')},
  actions: {
    /** A request that got no answer keeps its key, so that trying again sends nothing twice. */
    storeRequest: assign(({context}, {key, form, website}: ContactRequest & {key: string}) => {
      const request = {form, website}
      return {request, key: context.key !== null && isSame(context.request, request) ? context.key : key, failure: null}
    }),
    storeFailure: assign(({context}, {failure}: {failure: RequestFailure}) => ({
      failure,
      key: failure === 'refused' ? null : context.key,
    })),
    clearFailure: assign({failure: null}),
    clearKey: assign({key: null}),
    keepDraft: effect<{form: ContactForm}>('keepDraft'),
    /** The device remembers that the report was asked for. */
    storeSent: effect<{id: string}>('storeSent'),
    notifyFailed: effect('notifyFailed'),
  },
  guards: {
    isSent: ({context}) => context.isSent,
    isValid: (_, {form}: {form: ContactForm}) => canSubmit(form),
  },
  delays: {slow: 4_000},
}).createMachine({
  id: 'diagnosticContact',
  context: ({input}) => ({...input, request: null, key: null, failure: null}),
  initial: 'resuming',
  states: {
    resuming: {always: [{guard: 'isSent', target: 'sent'}, {target: 'filling'}]},
    filling: {
      on: {
        'field.change': {actions: ['clearFailure', {type: 'keepDraft', params: ({event}) => ({form: event.form})}]},
        'form.submit': {
          guard: {type: 'isValid', params: ({event}) => ({form: event.form})},
          target: 'sending',
          actions: {type: 'storeRequest', params: ({event: {key, form, website}}) => ({key, form, website})},
        },
      },
    },
    sending: {
      tags: 'pending',
      initial: 'quick',
      invoke: {
        id: 'submitForm',
        src: 'submitForm',
        input: ({context: {id, request, key}}) => {
          if (request === null) throw new Error('there is no form to send')
          return {...request, id, key: key ?? ''}
        },
        onDone: {target: 'sent', actions: ['clearKey', {type: 'storeSent', params: ({context: {id}}) => ({id})}]},
        onError: {
          target: 'filling',
          actions: [
            {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
            'notifyFailed',
          ],
        },
      },
      states: {quick: {after: {slow: 'slow'}}, slow: {}},
    },
    sent: {on: {'form.back': 'filling'}},
  },
})
