import {assign, setup} from 'xstate'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import type {CalendarDate} from '../../domain/shared/studyDay.ts'
import {refusalIn} from '../../domain/themes/refusal.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {MoveStudyContext, MoveStudyEvent, MoveStudyInput, MoveWish} from './moveStudy.types.ts'

function wishAfter({lessonId, chosen, wish}: MoveStudyContext, key: string): MoveWish | null {
  if (chosen === null) return null
  return wish?.to === chosen ? wish : {lessonId, to: chosen, key}
}

/**
 * Today's planned theory is moved to another free day of the week, once a day: the student chooses the day and confirms.
 * Until the server has taken it nothing is moved; a refusal is told by its reason.
 */
export const moveStudyMachine = setup({
  types: {} as {context: MoveStudyContext; events: MoveStudyEvent; input: MoveStudyInput; tags: 'open' | 'choice'},
  actors: {
    /** Rejects with a request failure. */
    loadDays: notProvided<readonly CalendarDate[]>('loadDays'),
    /** Rejects with a request failure, and with the server's name for a refusal. */
    moveStudy: notProvided<void, MoveWish | null>('moveStudy'),
  },
  actions: {
    storeDays: assign((_, {days}: {days: readonly CalendarDate[]}) => ({days, chosen: days[0] ?? null})),
    storeChoice: assign((_, {day}: {day: CalendarDate}) => ({chosen: day})),
    storeWish: assign(({context}, {key}: {key: string}) => ({wish: wishAfter(context, key)})),
    storeRefusal: assign((_, {error}: {error: unknown}) => ({refusal: refusalIn(error), wish: null})),
    leaveLesson: effect('leaveLesson'),
  },
  guards: {
    hasDays: (_, {days}: {days: readonly CalendarDate[]}) => days.length > 0,
    isOffered: ({context}, {day}: {day: CalendarDate}) => context.days.includes(day),
    isRefused: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'refused',
  },
}).createMachine({
  id: 'moveStudy',
  context: ({input}) => ({...input, days: [], chosen: null, wish: null, refusal: null}),
  initial: 'closed',
  states: {
    closed: {on: {'move.open': 'loading'}},
    loading: {
      tags: 'open',
      on: {'move.close': 'closed'},
      invoke: {
        id: 'loadDays',
        src: 'loadDays',
        onDone: [
          {
            guard: {type: 'hasDays', params: ({event}) => ({days: event.output})},
            target: 'choosing',
            actions: {type: 'storeDays', params: ({event}) => ({days: event.output})},
          },
          {target: 'noDays'},
        ],
        onError: 'daysFailed',
      },
    },
    noDays: {tags: 'open', on: {'move.close': 'closed'}},
    daysFailed: {tags: 'open', on: {'move.close': 'closed', 'days.retry': 'loading'}},
    choosing: {
      tags: ['open', 'choice'],
      initial: 'ready',
      on: {
        'move.close': 'closed',
        'move.confirm': {target: 'moving', actions: {type: 'storeWish', params: ({event}) => ({key: event.key})}},
        'day.pick': {
          guard: {type: 'isOffered', params: ({event}) => ({day: event.day})},
          actions: {type: 'storeChoice', params: ({event}) => ({day: event.day})},
        },
      },
      states: {ready: {}, failed: {}},
    },
    moving: {
      tags: ['open', 'choice'],
      invoke: {
        id: 'moveStudy',
        src: 'moveStudy',
        input: ({context}) => context.wish,
        onDone: {target: 'moved', actions: 'leaveLesson'},
        onError: [
          {
            guard: {type: 'isRefused', params: ({event}) => ({error: event.error})},
            target: 'refused',
            actions: {type: 'storeRefusal', params: ({event}) => ({error: event.error})},
          },
          {target: 'choosing.failed'},
        ],
      },
    },
    refused: {tags: 'open', on: {'move.close': 'closed'}},
    moved: {},
  },
})
