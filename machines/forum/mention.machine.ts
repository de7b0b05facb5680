import {assign, setup} from 'xstate'
import type {ForumParticipant} from '../../domain/forum/comment.ts'
import type {MentionQuery} from '../../domain/forum/mention.ts'
import {notProvided} from '../shared/notProvided.ts'
import type {MentionContext, MentionEvent} from './mention.types.ts'

/** Whom a comment means (spec 2§4, ours): people of the forum are suggested while a name is written after an `@`. */
export const mentionMachine = setup({
  types: {} as {context: MentionContext; events: MentionEvent},
  delays: {pause: 200},
  actors: {
    /** Rejects when they cannot be had. */
    findPeople: notProvided<readonly ForumParticipant[], {readonly words: string}>('findPeople'),
  },
  actions: {
    storeQuery: assign((_, {query}: {query: MentionQuery | null}) => ({query})),
    storePeople: assign((_, {people}: {people: readonly ForumParticipant[]}) => ({people, active: 0})),
    forget: assign({query: null, people: [], active: 0}),
    move: assign(({context: {people, active}}, {step}: {step: number}) => ({
      active: (active + step + people.length) % people.length,
    })),
  },
  guards: {
    isSame: ({context}, {query}: {query: MentionQuery | null}) =>
      context.query?.words === query?.words && context.query?.start === query?.start,
    isSameName: ({context}, {query}: {query: MentionQuery | null}) =>
      query !== null && context.query?.start === query.start,
    isNone: (_, {query}: {query: MentionQuery | null}) => query === null,
    isAnybody: (_, {people}: {people: readonly ForumParticipant[]}) => people.length > 0,
  },
}).createMachine({
  id: 'mention',
  context: {query: null, people: [], active: 0},
  initial: 'closed',
  on: {
    'mention.written': [
      {guard: {type: 'isSame', params: ({event}) => ({query: event.query})}},
      {guard: {type: 'isNone', params: ({event}) => ({query: event.query})}, target: '.closed', actions: 'forget'},
      {
        target: '.waiting',
        reenter: true,
        actions: {type: 'storeQuery', params: ({event}) => ({query: event.query})},
      },
    ],
    'mention.closed': '.dismissed',
  },
  states: {
    closed: {},
    /** Nothing is suggested for this name any more, whatever is written of it. */
    dismissed: {
      on: {
        'mention.written': {
          guard: {type: 'isSameName', params: ({event}) => ({query: event.query})},
          actions: {type: 'storeQuery', params: ({event}) => ({query: event.query})},
        },
      },
    },
    waiting: {after: {pause: 'asking'}},
    asking: {
      invoke: {
        id: 'findPeople',
        src: 'findPeople',
        input: ({context}) => ({words: context.query?.words ?? ''}),
        onDone: [
          {
            guard: {type: 'isAnybody', params: ({event}) => ({people: event.output})},
            target: 'shown',
            actions: {type: 'storePeople', params: ({event}) => ({people: event.output})},
          },
          {target: 'nobody'},
        ],
        onError: 'failed',
      },
    },
    shown: {on: {'mention.moved': {actions: {type: 'move', params: ({event}) => ({step: event.step})}}}},
    nobody: {},
    failed: {},
  },
})
