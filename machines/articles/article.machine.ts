import {assign, setup} from 'xstate'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {notProvided} from '../shared/notProvided.ts'
import type {ArticleContext, ArticleEvent, ArticleInput, LoadedArticle} from './article.types.ts'

/** One article by its id (flow F-144; spec 3§2.9): its body, or that there is none. */
export const articleMachine = setup({
  types: {} as {context: ArticleContext; events: ArticleEvent; input: ArticleInput; tags: 'pending'},
  actors: {
    /** Rejects with a request failure when neither server nor device knows the article. */
    loadArticle: notProvided<LoadedArticle, ArticleInput>('loadArticle'),
  },
  actions: {storeArticle: assign((_, loaded: LoadedArticle) => loaded)},
  guards: {
    isThere: (_, {article}: LoadedArticle) => article !== null,
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
  },
}).createMachine({
  id: 'article',
  context: ({input}) => ({...input, article: null, isFromDevice: false}),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadArticle',
        src: 'loadArticle',
        input: ({context: {id}}) => ({id}),
        onDone: [
          {
            guard: {type: 'isThere', params: ({event}) => event.output},
            target: 'shown',
            actions: {type: 'storeArticle', params: ({event}) => event.output},
          },
          {target: 'unknown'},
        ],
        onError: [
          {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
          {target: 'failed'},
        ],
      },
    },
    shown: {},
    unknown: {},
    offline: {on: {'article.retry': 'loading', 'network.returned': 'loading'}},
    failed: {on: {'article.retry': 'loading'}},
  },
})
