import {assign, setup} from 'xstate'
import type {ExamExtra} from '../../domain/extras/extra.types.ts'
import {type CreateWish, reusable} from '../../domain/extras/reuse.ts'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import type {CalendarDate} from '../../domain/shared/studyDay.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {
  ExtraCreateContext,
  ExtraCreateEvent,
  ExtraCreateInput,
  KeyedWish,
  LoadedExtras,
  OpenedExtra,
} from './extraCreate.types.ts'

const found = ({wish}: ExtraCreateContext, extras: LoadedExtras): ExamExtra | null => reusable(wish, extras)

/**
 * The screens `extra-exam-create` and `extra-mock-exam-create` (flow F-050; spec 1§8, 2§2, 2§8): an unfinished extra of the
 * same exam is used again, else one is created from the template, once, under one idempotency key; then the extra is opened
 * in the place of this address.
 */
export const extraCreateMachine = setup({
  types: {} as {context: ExtraCreateContext; events: ExtraCreateEvent; input: ExtraCreateInput; tags: 'pending'},
  actors: {
    /** The extras of the day. Rejects with a request failure. */
    loadExtras: notProvided<LoadedExtras, CalendarDate>('loadExtras'),
    /** Rejects with a request failure. */
    createExtra: notProvided<Omit<OpenedExtra, 'kind'>, KeyedWish>('createExtra'),
  },
  actions: {
    storeOpened: assign(({context}, {id, calendarDate}: Omit<OpenedExtra, 'kind'>) => ({
      opened: {kind: context.wish.kind, id, calendarDate},
    })),
    storeFailure: assign((_, {error}: {error: unknown}) => ({failure: requestFailureIn(error)})),
    storeNoTemplate: assign({failure: 'noTemplate'}),
    // The server keeps its answer to a key: after a refusal only a new one is asked anew.
    storeRetry: assign(({context}, {key}: {key: string}) => ({
      key: context.failure === 'refused' ? key : context.key,
      failure: null,
    })),
    forgetKey: effect<{key: string}>('forgetKey'),
    openExtra: effect<OpenedExtra>('openExtra'),
    notifyCreated: effect<Pick<CreateWish, 'kind'>>('notifyCreated'),
    notifyFailed: effect('notifyFailed'),
  },
  guards: {
    isReusable: ({context}, {extras}: {extras: LoadedExtras}) => found(context, extras) !== null,
    hasTemplate: ({context}) => context.wish.template !== '',
    isRefused: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'refused',
    isOffline: ({context}) => context.failure === 'offline',
  },
}).createMachine({
  id: 'extraCreate',
  context: ({input}) => ({...input, opened: null, failure: null}),
  initial: 'resolving',
  states: {
    resolving: {
      tags: 'pending',
      invoke: {
        id: 'loadExtras',
        src: 'loadExtras',
        input: ({context}) => context.calendarDate,
        onDone: [
          {
            guard: {type: 'isReusable', params: ({event}) => ({extras: event.output})},
            target: 'reusing',
            actions: {
              type: 'storeOpened',
              params: ({context, event}) => ({
                id: found(context, event.output)?.id ?? '',
                calendarDate: context.calendarDate,
              }),
            },
          },
          {guard: 'hasTemplate', target: 'creating'},
          {target: 'failed', actions: ['storeNoTemplate', 'notifyFailed']},
        ],
        onError: {
          target: 'failed',
          actions: [{type: 'storeFailure', params: ({event}) => ({error: event.error})}, 'notifyFailed'],
        },
      },
    },
    reusing: {tags: 'pending', always: 'redirecting'},
    creating: {
      tags: 'pending',
      invoke: {
        id: 'createExtra',
        src: 'createExtra',
        input: ({context: {wish, key}}) => ({kind: wish.kind, template: wish.template, key}),
        onDone: {
          target: 'redirecting',
          actions: [
            {type: 'storeOpened', params: ({event: {output}}) => output},
            {type: 'forgetKey', params: ({context}) => ({key: context.key})},
            {type: 'notifyCreated', params: ({context}) => ({kind: context.wish.kind})},
          ],
        },
        onError: [
          {
            guard: {type: 'isRefused', params: ({event}) => ({error: event.error})},
            target: 'failed',
            actions: [
              {type: 'storeFailure', params: ({event}) => ({error: event.error})},
              {type: 'forgetKey', params: ({context}) => ({key: context.key})},
              'notifyFailed',
            ],
          },
          {
            target: 'failed',
            actions: [{type: 'storeFailure', params: ({event}) => ({error: event.error})}, 'notifyFailed'],
          },
        ],
      },
    },
    redirecting: {
      tags: 'pending',
      entry: {
        type: 'openExtra',
        params: ({context: {opened, wish, calendarDate}}) => opened ?? {kind: wish.kind, id: '', calendarDate},
      },
    },
    failed: {
      on: {
        'create.retry': {
          guard: 'hasTemplate',
          target: 'resolving',
          actions: {type: 'storeRetry', params: ({event}) => ({key: event.key})},
        },
        'network.returned': {
          guard: 'isOffline',
          target: 'resolving',
          actions: {type: 'storeRetry', params: ({context}) => ({key: context.key})},
        },
      },
    },
  },
})
