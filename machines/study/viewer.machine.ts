import {setup} from 'xstate'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import type {ViewerTarget} from '../../domain/study/forumUid.ts'
import {isPossibleId} from '../../domain/study/viewer.ts'
import {notProvided} from '../shared/notProvided.ts'
import type {ViewerContext, ViewerEvent, ViewerInput} from './viewer.types.ts'

const forum = {
  initial: 'forumHidden',
  states: {forumHidden: {on: {'forum.toggle': 'forumShown'}}, forumShown: {on: {'forum.toggle': 'forumHidden'}}},
} as const

/**
 * One question, flashcard or video alone on its page (flow F-086; spec 2§2, 2§8): an id that names nothing says so in the words of
 * its kind; questions and flashcards have a forum that opens and closes.
 */
export const viewerMachine = setup({
  types: {} as {context: ViewerContext; events: ViewerEvent; input: ViewerInput; tags: 'pending'},
  actors: {findContent: notProvided<boolean, ViewerTarget>('findContent')},
  guards: {
    isImpossible: ({context}) => !isPossibleId(context.id),
    isUnknown: (_, {isFound}: {isFound: boolean}) => !isFound,
    isQuestion: ({context}) => context.kind === 'questao',
    isFlashcard: ({context}) => context.kind === 'flashcard',
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
  },
}).createMachine({
  id: 'viewer',
  context: ({input}) => input,
  initial: 'resolving',
  states: {
    resolving: {always: [{guard: 'isImpossible', target: 'notFound'}, {target: 'loading'}]},
    loading: {
      tags: 'pending',
      invoke: {
        id: 'findContent',
        src: 'findContent',
        input: ({context: {kind, id}}) => ({kind, id}),
        onDone: [
          {guard: {type: 'isUnknown', params: ({event}) => ({isFound: event.output})}, target: 'notFound'},
          {guard: 'isQuestion', target: 'question'},
          {guard: 'isFlashcard', target: 'flashcard'},
          {target: 'video'},
        ],
        onError: [
          {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
          {target: 'failed'},
        ],
      },
    },
    question: forum,
    flashcard: forum,
    video: {},
    notFound: {},
    offline: {on: {'viewer.retry': 'loading', 'network.returned': 'loading'}},
    failed: {on: {'viewer.retry': 'loading'}},
  },
})
