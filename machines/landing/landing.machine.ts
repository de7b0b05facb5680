import {assign, setup} from 'xstate'
import {type LandingForm, maskedLandingPhone, trimmedLanding, wrongLandingFields} from '../../domain/landing/contact.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {LandingContext, LandingEvent, LandingInput, LandingRequest} from './landing.types.ts'

/**
 * The contact form of the landing (flow F-140; spec 3§2.5, 3§4, 3§5, 3§8): who has left a contact goes on to the appeals.
 * A call that fails is only logged (3§8): the device keeps the contact and sends it again later (C-62).
 */
export const landingMachine = setup({
  types: {} as {context: LandingContext; events: LandingEvent; input: LandingInput; tags: 'pending'},
  actors: {sendContact: notProvided<void, LandingRequest>('sendContact')},
  actions: {
    storeForm: assign((_, {form}: {form: LandingForm}) => ({
      form: {...form, phone: maskedLandingPhone(form.phone)},
    })),
    storeRequest: assign(({context}, {website, key}: {website: string; key: string}) => ({
      request: {form: trimmedLanding(context.form), website, key},
    })),
    /** The device remembers the contact, and whether the server has it. */
    keepContact: effect<{request: LandingRequest | null; isSent: boolean}>('keepContact'),
    logFailure: effect<{error: unknown}>('logFailure'),
    openAppeals: effect('openAppeals'),
  },
  guards: {
    isStored: ({context}) => context.isStored,
    isValid: ({context}) => wrongLandingFields(context.form).length === 0,
  },
  delays: {slow: 4_000},
}).createMachine({
  id: 'landing',
  context: ({input}) => ({...input, request: null}),
  initial: 'resuming',
  states: {
    resuming: {always: [{guard: 'isStored', target: 'stored'}, {target: 'filling'}]},
    filling: {
      on: {
        'field.change': {actions: {type: 'storeForm', params: ({event}) => ({form: event.form})}},
        'form.submit': {
          guard: 'isValid',
          target: 'sending',
          actions: {type: 'storeRequest', params: ({event: {website, key}}) => ({website, key})},
        },
      },
    },
    sending: {
      tags: 'pending',
      initial: 'quick',
      invoke: {
        id: 'sendContact',
        src: 'sendContact',
        input: ({context: {request}}) => {
          if (request === null) throw new Error('there is no contact to send')
          return request
        },
        onDone: {
          target: 'stored',
          actions: {type: 'keepContact', params: ({context: {request}}) => ({request, isSent: true})},
        },
        onError: {
          target: 'stored',
          actions: [
            {type: 'logFailure', params: ({event: {error}}) => ({error})},
            {type: 'keepContact', params: ({context: {request}}) => ({request, isSent: false})},
          ],
        },
      },
      states: {quick: {after: {slow: 'slow'}}, slow: {}},
    },
    stored: {entry: 'openAppeals'},
  },
})
