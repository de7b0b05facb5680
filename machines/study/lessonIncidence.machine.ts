import {assign, setup} from 'xstate'
import type {BoardIncidence} from '../../domain/study/incidence.ts'
import {noListener} from '../shared/notProvided.ts'
import type {
  LessonIncidenceContext,
  LessonIncidenceEvent,
  LessonIncidenceInput,
  WatchIncidence,
} from './lessonIncidence.types.ts'

/**
 * How the papers of each institution ask a lesson, beside its contents. It is watched while it is open: what this device
 * knows comes first and stays when the server cannot be asked. A lesson that no paper asks shows nothing.
 */
export const lessonIncidenceMachine = setup({
  types: {} as {context: LessonIncidenceContext; events: LessonIncidenceEvent; input: LessonIncidenceInput},
  actors: {watchIncidence: noListener<WatchIncidence>()},
  actions: {
    storeBoards: assign((_, {boards, isStale}: {boards: readonly BoardIncidence[]; isStale: boolean}) => ({
      boards,
      isStale,
    })),
    storeStale: assign({isStale: true}),
    toggleList: assign(({context}) => ({isWhole: !context.isWhole})),
  },
  guards: {isAny: (_, {boards}: {boards: readonly BoardIncidence[]}) => boards.length > 0},
}).createMachine({
  id: 'lessonIncidence',
  context: ({input}) => ({...input, boards: [], isStale: false, isWhole: false}),
  initial: 'open',
  states: {
    open: {
      initial: 'loading',
      invoke: {
        id: 'watchIncidence',
        src: 'watchIncidence',
        input: ({context: {lessonId}}) => ({lessonId}),
        onError: '.failed',
      },
      on: {
        'incidence.arrived': [
          {
            guard: {type: 'isAny', params: ({event}) => ({boards: event.boards})},
            target: '.shown',
            actions: {type: 'storeBoards', params: ({event: {boards, isStale}}) => ({boards, isStale})},
          },
          {target: '.nothing'},
        ],
      },
      states: {
        loading: {on: {'incidence.failed': 'failed'}},
        shown: {on: {'incidence.failed': {actions: 'storeStale'}, 'list.toggle': {actions: 'toggleList'}}},
        /** No paper asks the lesson. */
        nothing: {},
        failed: {on: {'incidence.retry': {target: '#lessonIncidence.open', reenter: true}}},
      },
    },
  },
})
