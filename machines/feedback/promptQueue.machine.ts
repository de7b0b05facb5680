import {assign, setup} from 'xstate'
import {mayStay, type Obstacles, type Prompt, promptAt, promptPlaceOf} from '../../domain/feedback/prompts.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {MomentCame, PromptAddress, PromptQueueContext, PromptQueueEvent} from './promptQueue.types.ts'

const since = (then: Instant | null, now: Instant): number | null => (then === null ? null : now - then)

/** The prompt whose turn it is, by what is known of the student's place and of this second. */
function turnOf({path, arrivedAt, finishedAt, closedAt, due}: PromptQueueContext, {now, ...page}: MomentCame) {
  return promptAt(due, {
    ...page,
    place: promptPlaceOf(path),
    stayed: now - arrivedAt,
    finished: since(finishedAt, now),
    rested: since(closedAt, now),
  })
}

const without = (due: readonly Prompt[], prompt: Prompt) => due.filter((one) => one !== prompt)

/**
 * The one queue of everything that asks a student unasked (`domain/feedback/prompts.ts`; spec 1§2, 2§4): a prompt waits until
 * its moment comes, one is shown at a time, and what is more urgent holds it back with all that was written in it.
 */
export const promptQueueMachine = setup({
  types: {} as {context: PromptQueueContext; events: PromptQueueEvent; input: PromptAddress},
  actions: {
    storePlace: assign((_, {path, now}: PromptAddress) => ({path, arrivedAt: now, finishedAt: null})),
    storeFinish: assign((_, {now}: {now: Instant}) => ({finishedAt: now})),
    clearFinish: assign({finishedAt: null}),
    storeDue: assign(({context}, {prompt}: {prompt: Prompt}) => ({due: [...without(context.due, prompt), prompt]})),
    storeTurn: assign(({context}, {moment}: {moment: MomentCame}) => ({shown: turnOf(context, moment)})),
    dropDue: assign(({context}, {prompt}: {prompt: Prompt}) => ({due: without(context.due, prompt)})),
    endTurn: assign(({context}, {prompt, now}: {prompt: Prompt; now: Instant}) => ({
      due: without(context.due, prompt),
      shown: null,
      closedAt: now,
    })),
  },
  guards: {
    hasTurn: ({context}, {moment}: {moment: MomentCame}) => turnOf(context, moment) !== null,
    mayStay: (_, {moment}: {moment: Obstacles}) => mayStay(moment),
    mayNotStay: (_, {moment}: {moment: Obstacles}) => !mayStay(moment),
    isShown: ({context}, {prompt}: {prompt: Prompt}) => context.shown === prompt,
  },
}).createMachine({
  id: 'promptQueue',
  context: ({input: {path, now}}) => ({path, arrivedAt: now, finishedAt: null, closedAt: null, due: [], shown: null}),
  initial: 'waiting',
  on: {
    'place.changed': {actions: {type: 'storePlace', params: ({event}) => event}},
    'activity.finished': {actions: {type: 'storeFinish', params: ({event}) => event}},
    'work.begun': {actions: 'clearFinish'},
    'prompt.due': {actions: {type: 'storeDue', params: ({event}) => event}},
    'prompt.over': [
      {
        guard: {type: 'isShown', params: ({event}) => event},
        target: '.waiting',
        actions: {type: 'endTurn', params: ({event}) => event},
      },
      {actions: {type: 'dropDue', params: ({event}) => event}},
    ],
  },
  states: {
    waiting: {
      on: {
        'moment.came': {
          guard: {type: 'hasTurn', params: ({event}) => ({moment: event})},
          target: 'showing',
          actions: {type: 'storeTurn', params: ({event}) => ({moment: event})},
        },
      },
    },
    showing: {
      on: {
        'moment.came': {guard: {type: 'mayNotStay', params: ({event}) => ({moment: event})}, target: 'held'},
      },
    },
    held: {
      on: {'moment.came': {guard: {type: 'mayStay', params: ({event}) => ({moment: event})}, target: 'showing'}},
    },
  },
})
