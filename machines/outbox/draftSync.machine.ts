import {assign, not, sendTo, setup} from 'xstate'
import type {Instant} from '../../domain/shared/studyDay.ts'
import {effect, noListener} from '../shared/notProvided.ts'
import type {
  Change,
  Draft,
  DraftCommand,
  DraftRef,
  DraftSyncContext,
  DraftSyncEvent,
  DraftSyncInput,
  SentDraft,
} from './draftSync.types.ts'

/** What other tabs left behind is looked for this often, in milliseconds: a tab may be killed before it has sent. */
const seekEvery = 60_000

const without = (changes: readonly Change[], id: string) => changes.filter((change) => change.id !== id)

/** The changes that have waited for `pauseMs`. */
const paused = ({changes, pauseMs}: DraftSyncContext, now: Instant) =>
  changes.filter(({since}) => since !== null && now - since >= pauseMs)

/**
 * Sends what the device keeps of a student's drafts to the account (D-23): strokes, picks, texts and highlights once the
 * student pauses, preferences at once, everything when the student signs out. The device keeps a draft until the outbox
 * says what became of it; a version that is on its way is not sent twice, a later one is.
 */
export const draftSyncMachine = setup({
  types: {} as {context: DraftSyncContext; events: DraftSyncEvent; input: DraftSyncInput},
  actors: {draftStore: noListener<undefined, DraftCommand>()},
  actions: {
    storeChange: assign(({context: {changes}}, {id, key}: DraftRef) => ({
      changes: [...without(changes, id), {id, key, since: null}],
    })),
    readDraft: sendTo('draftStore', (_, {id, key}: DraftRef) => ({type: 'drafts.read', drafts: [{id, key}]})),
    readPaused: sendTo('draftStore', ({context}, {now}: {now: Instant}) => ({
      type: 'drafts.read',
      drafts: paused(context, now),
    })),
    storeSeen: assign(({context}, {now}: {now: Instant}) => {
      const read = paused(context, now)
      const left = context.changes.filter((change) => !read.includes(change))
      return {changes: left.map((change) => ({...change, since: change.since ?? now}))}
    }),
    readAll: sendTo('draftStore', ({context}) => ({type: 'drafts.read', drafts: context.changes})),
    clearChanges: assign({changes: []}),
    storeSought: assign((_, {now}: {now: Instant}) => ({soughtAt: now})),
    seekDrafts: sendTo('draftStore', {type: 'drafts.seek'}),
    storeSent: assign(({context: {sent}}, one: SentDraft) => ({sent: [...sent, one]})),
    requestWrite: effect<SentDraft>('requestWrite'),
    settleDraft: sendTo('draftStore', ({context: {sent}}, {key}: {key: string}) => ({
      type: 'drafts.settle',
      drafts: sent.filter((one) => one.key === key).map(({draft}) => draft),
    })),
    dropSent: assign(({context: {sent}}, {key}: {key: string}) => ({sent: sent.filter((one) => one.key !== key)})),
  },
  guards: {
    isImmediate: ({context}) => context.pauseMs === 0,
    hasWork: ({context: {changes, sent}}) => changes.length + sent.length > 0,
    hasChanges: ({context}) => context.changes.length > 0,
    isOurs: ({context}, {key}: {key: string}) => context.sent.some((one) => one.key === key),
    isKnown: ({context}, {id}: {id: string}) => context.changes.some((change) => change.id === id),
    isOnItsWay: ({context}, {draft: {id, stamp}}: {draft: Draft}) =>
      context.sent.some(({draft}) => draft.id === id && draft.stamp === stamp),
    isSeekDue: ({context: {soughtAt}}, {now}: {now: Instant}) => soughtAt === null || now - soughtAt >= seekEvery,
  },
}).createMachine({
  id: 'draftSync',
  context: ({input}) => ({...input, changes: [], sent: [], soughtAt: null}),
  invoke: {id: 'draftStore', src: 'draftStore', input: undefined},
  initial: 'idle',
  states: {
    idle: {always: {guard: 'hasWork', target: 'syncing'}},
    syncing: {always: {guard: not('hasWork'), target: 'idle'}},
  },
  on: {
    'draft.changed': [
      {guard: 'isImmediate', actions: {type: 'readDraft', params: ({event}) => event}},
      {actions: {type: 'storeChange', params: ({event}) => event}},
    ],
    'draft.noticed': [
      {guard: {type: 'isKnown', params: ({event}) => event}},
      {actions: {type: 'storeChange', params: ({event}) => event}},
    ],
    'draft.found': [
      {guard: {type: 'isOnItsWay', params: ({event}) => event}},
      {
        actions: [
          {type: 'storeSent', params: ({event: {key, draft}}) => ({key, draft})},
          {type: 'requestWrite', params: ({event: {key, draft}}) => ({key, draft})},
        ],
      },
    ],
    'clock.ticked': [
      {
        guard: {type: 'isSeekDue', params: ({event}) => event},
        actions: [
          {type: 'storeSought', params: ({event}) => event},
          'seekDrafts',
          {type: 'readPaused', params: ({event}) => event},
          {type: 'storeSeen', params: ({event}) => event},
        ],
      },
      {
        guard: 'hasChanges',
        actions: [
          {type: 'readPaused', params: ({event}) => event},
          {type: 'storeSeen', params: ({event}) => event},
        ],
      },
    ],
    'write.confirmed': {
      guard: {type: 'isOurs', params: ({event}) => event},
      actions: [
        {type: 'settleDraft', params: ({event}) => event},
        {type: 'dropSent', params: ({event}) => event},
      ],
    },
    'write.refused': {
      guard: {type: 'isOurs', params: ({event}) => event},
      actions: [
        {type: 'settleDraft', params: ({event}) => event},
        {type: 'dropSent', params: ({event}) => event},
      ],
    },
    'session.ending': {actions: ['readAll', 'clearChanges']},
  },
})
