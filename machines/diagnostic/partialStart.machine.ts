import {assign, setup} from 'xstate'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {ExamWish} from './diagnostic.types.ts'
import type {PartialStartContext, PartialStartEvent, PartialStartInput} from './partialStart.types.ts'

/** A partial diagnostic begins by itself, under an id of its own (flow F-135; spec 3§2.4; C-60). */
export const partialStartMachine = setup({
  types: {} as {context: PartialStartContext; events: PartialStartEvent; input: PartialStartInput; tags: 'pending'},
  actors: {createExam: notProvided<string, ExamWish>('createExam')},
  actions: {
    storeFailure: assign((_, {failure}: {failure: RequestFailure}) => ({failure})),
    storeId: effect<{id: string}>('storeId'),
    notifyFailed: effect('notifyFailed'),
  },
}).createMachine({
  id: 'partialStart',
  context: ({input}) => ({...input, failure: null}),
  initial: 'creating',
  states: {
    creating: {
      tags: 'pending',
      invoke: {
        id: 'createExam',
        src: 'createExam',
        input: ({context: {targets, key}}) => ({targets, templateId: null, isPartial: true, key}),
        onDone: {target: 'created', actions: {type: 'storeId', params: ({event}) => ({id: event.output})}},
        onError: {
          target: 'failed',
          actions: [
            {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
            'notifyFailed',
          ],
        },
      },
    },
    failed: {on: {'start.retry': 'creating', 'network.returned': 'creating'}},
    created: {type: 'final'},
  },
})
