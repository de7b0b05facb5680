import {assign, setup} from 'xstate'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {noChoice} from '../../domain/question/outcome.ts'
import {codeOf} from '../shared/codeOf.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {PracticeContext, PracticeEvent, PracticeInput, PracticeReply, PracticeTry} from './practice.types.ts'

const fresh = {selected: noChoice, key: '', revealed: null, heldUntil: null, failure: null}

/**
 * A question answered in favourites and viewers (flows F-083, F-086; spec 2§2): the server gives the key in return, and nothing
 * is counted or remembered; a key that a mock exam holds comes with its answers, not before (D-18). A question of today's agenda is answered there, so that its key stays where it is (D-10). Not
 * a write of study, so it does not go through the outbox: a lost try is simply tried again.
 */
export const practiceMachine = setup({
  types: {} as {context: PracticeContext; events: PracticeEvent; input: PracticeInput; tags: 'open' | 'pending'},
  actors: {practiceQuestion: notProvided<PracticeReply, PracticeTry>('practiceQuestion')},
  actions: {
    storeChoice: assign((_, {choice}: {choice: number}) => ({selected: choice, failure: null})),
    storeKey: assign((_, {key}: {key: string}) => ({key, failure: null})),
    storeReply: assign((_, {reply}: {reply: PracticeReply}) =>
      'key' in reply ? {revealed: reply.key} : {heldUntil: reply.heldUntil},
    ),
    storeFailure: assign((_, {failure}: {failure: RequestFailure}) => ({failure})),
    clearTry: assign(fresh),
    notifyFailure: effect<{failure: RequestFailure}>('notifyFailure'),
  },
  guards: {
    isChoice: ({context}, {choice}: {choice: number}) => !context.isEssay && choice >= 0 && choice < context.choices,
    isOtherChoice: ({context}, {choice}: {choice: number}) =>
      choice >= 0 && choice < context.choices && choice !== context.selected,
    isEssay: ({context}) => context.isEssay,
    isHeld: (_, {reply}: {reply: PracticeReply}) => 'heldUntil' in reply,
    isOnAgenda: (_, {error}: {error: unknown}) => codeOf(error) === 'QUESTION_ON_AGENDA',
  },
}).createMachine({
  id: 'practice',
  context: ({input}) => ({...input, ...fresh}),
  initial: 'unanswered',
  states: {
    unanswered: {
      tags: 'open',
      on: {
        'choice.pick': {
          guard: {type: 'isChoice', params: ({event}) => ({choice: event.choice})},
          target: 'selected',
          actions: {type: 'storeChoice', params: ({event}) => ({choice: event.choice})},
        },
        'essay.reveal': {
          guard: 'isEssay',
          target: 'checking',
          actions: {type: 'storeKey', params: ({event}) => ({key: event.key})},
        },
      },
    },
    selected: {
      tags: 'open',
      on: {
        'choice.pick': {
          guard: {type: 'isOtherChoice', params: ({event}) => ({choice: event.choice})},
          actions: {type: 'storeChoice', params: ({event}) => ({choice: event.choice})},
        },
        'answer.confirm': {target: 'checking', actions: {type: 'storeKey', params: ({event}) => ({key: event.key})}},
      },
    },
    checking: {
      tags: 'pending',
      invoke: {
        id: 'practiceQuestion',
        src: 'practiceQuestion',
        input: ({context: {questionId, selected, key}}) => ({document: questionId, choosen: selected, key}),
        onDone: [
          {
            guard: {type: 'isHeld', params: ({event}) => ({reply: event.output})},
            target: 'held',
            actions: {type: 'storeReply', params: ({event}) => ({reply: event.output})},
          },
          {target: 'answered', actions: {type: 'storeReply', params: ({event}) => ({reply: event.output})}},
        ],
        onError: [
          {guard: {type: 'isOnAgenda', params: ({event}) => ({error: event.error})}, target: 'onAgenda'},
          {
            target: 'failed',
            actions: [
              {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
              {type: 'notifyFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
            ],
          },
        ],
      },
    },
    failed: {
      tags: 'open',
      on: {
        'choice.pick': {
          guard: {type: 'isChoice', params: ({event}) => ({choice: event.choice})},
          target: 'selected',
          actions: {type: 'storeChoice', params: ({event}) => ({choice: event.choice})},
        },
        'answer.retry': 'checking',
      },
    },
    onAgenda: {},
    held: {on: {'practice.again': {target: 'unanswered', actions: 'clearTry'}}},
    answered: {
      initial: 'commentHidden',
      on: {'practice.again': {target: 'unanswered', actions: 'clearTry'}},
      states: {
        commentHidden: {on: {'comment.toggle': 'commentShown'}},
        commentShown: {on: {'comment.toggle': 'commentHidden'}},
      },
    },
  },
})
