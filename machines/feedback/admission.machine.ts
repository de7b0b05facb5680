import {assign, setup} from 'xstate'
import {type Admission, isAdmission} from '../../domain/feedback/admission.ts'
import {effect} from '../shared/notProvided.ts'
import type {AdmissionContext, AdmissionDraft, AdmissionEvent, AdmissionInput} from './admission.types.ts'

const blank: AdmissionDraft = {institution: '', uf: '', year: '', specialty: ''}

const admissionOf = ({draft}: Pick<AdmissionContext, 'draft'>): Admission => ({
  ...draft,
  institution: draft.institution.trim(),
  year: Number(draft.year),
})

/**
 * A student tells of an admission to a residency (flow F-114; spec 2§7, G-32). It goes to the outbox and is kept on the device
 * until the server has it; one that is refused stays with all that was written.
 */
export const admissionMachine = setup({
  types: {} as {
    context: AdmissionContext
    events: AdmissionEvent
    input: AdmissionInput
    tags: 'open' | 'awaitingWrite'
  },
  actions: {
    storeField: assign(({context}, {field, text}: {field: keyof Admission; text: string}) => ({
      draft: {...context.draft, [field]: text},
    })),
    storeKey: assign((_, {key}: {key: string}) => ({writeKey: key})),
    clearKey: assign({writeKey: null}),
    clearDraft: assign({draft: blank}),
    requestAdmission: effect<Admission & {key: string}>('requestAdmission'),
    logFailure: effect<{error: unknown}>('logFailure'),
  },
  guards: {
    isComplete: ({context}) => isAdmission(admissionOf(context), context.year),
    isMine: ({context}, {key}: {key: string}) => context.writeKey === key,
  },
}).createMachine({
  id: 'admission',
  context: ({input}) => ({...input, draft: blank, writeKey: null}),
  initial: 'idle',
  states: {
    idle: {
      tags: 'open',
      initial: 'writing',
      on: {
        'admission.write': {actions: {type: 'storeField', params: ({event}) => event}},
        'admission.send': [
          {
            guard: 'isComplete',
            target: 'sending',
            actions: [
              {type: 'storeKey', params: ({event}) => event},
              {type: 'requestAdmission', params: ({context, event}) => ({...admissionOf(context), key: event.key})},
            ],
          },
          {target: '.incomplete'},
        ],
      },
      states: {writing: {}, incomplete: {}, failed: {}},
    },
    sending: {
      tags: 'awaitingWrite',
      on: {
        'write.confirmed': {
          guard: {type: 'isMine', params: ({event}) => event},
          target: 'done',
          actions: ['clearKey', 'clearDraft'],
        },
        'write.refused': {
          guard: {type: 'isMine', params: ({event}) => event},
          target: 'idle.failed',
          actions: ['clearKey', {type: 'logFailure', params: ({event}) => ({error: event.code})}],
        },
      },
    },
    done: {on: {'admission.again': 'idle'}},
  },
})
