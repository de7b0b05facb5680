import {assign, setup} from 'xstate'
import {type BackedUpMark, type AnswerBackupRefusal, answerBackupRefusal} from '../../domain/exam/answerBackup.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {
  PickedFile,
  AnswerBackupContext,
  AnswerBackupEvent,
  AnswerBackupInput,
  Unsent,
} from './answerBackup.types.ts'

/** What waits longer than this, in milliseconds, is offered to be saved: a short hole in the network is no reason to worry anybody. */
const offerAfterMs = 60_000

const isWorthSaving = ({unsent: {count, since, isAtRisk, isOver}, now}: AnswerBackupContext): boolean =>
  count > 0 && (isAtRisk || isOver || (since !== null && now - since >= offerAfterMs))

type Picked = {readonly file: PickedFile}

/**
 * The last way out for answers that do not reach the server (D-01): the student saves them to a file, and takes them back
 * later, here or on another device. Offered when something waits for long, when the device keeps nothing, and when the time
 * is over meanwhile. A file of somebody else, of another exam or of another version changes nothing.
 */
export const answerBackupMachine = setup({
  types: {} as {context: AnswerBackupContext; events: AnswerBackupEvent; input: AnswerBackupInput; tags: 'pending'},
  actors: {
    /** Hands the unsent answers to the browser's downloads. */
    saveFile: notProvided<void, void>('saveFile'),
    /** Lets the student choose a file; rejects when it is none of ours. */
    pickFile: notProvided<PickedFile, void>('pickFile'),
  },
  actions: {
    storeNow: assign((_, {now}: {now: Instant}) => ({now})),
    storeUnsent: assign((_, {unsent}: {unsent: Unsent}) => ({unsent})),
    storeRefusal: assign((_, {refusal}: {refusal: AnswerBackupRefusal | null}) => ({refusal})),
    storeRestored: assign((_, {marks}: {marks: readonly BackedUpMark[]}) => ({refusal: null, restored: marks.length})),
    /** Hands the marks to the outbox, each with the instant at which it was made. */
    requestMarks: effect<{marks: readonly BackedUpMark[]}>('requestMarks'),
    notifyRefused: effect<{refusal: AnswerBackupRefusal}>('notifyRefused'),
    notifySaveFailed: effect('notifySaveFailed'),
  },
  guards: {
    isWorthSaving: ({context}) => isWorthSaving(context),
    isAllSent: ({context}) => context.unsent.count === 0,
    isNone: (_, {file}: Picked) => file === null,
    isMine: ({context}, {file}: Picked) => file !== null && answerBackupRefusal(file, context) === null,
  },
}).createMachine({
  id: 'answerBackup',
  context: ({input}) => ({...input, refusal: null, restored: 0}),
  initial: 'idle',
  on: {
    'clock.ticked': {actions: {type: 'storeNow', params: ({event}) => ({now: event.now})}},
    'unsent.changed': {actions: {type: 'storeUnsent', params: ({event}) => ({unsent: event.unsent})}},
  },
  states: {
    idle: {always: {guard: 'isWorthSaving', target: 'offered'}, on: {'answerBackup.pick': 'picking'}},
    offered: {
      always: {guard: 'isAllSent', target: 'idle'},
      on: {'answerBackup.save': 'saving', 'answerBackup.pick': 'picking'},
    },
    saving: {
      tags: 'pending',
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        onDone: 'saved',
        onError: {target: 'saveFailed', actions: 'notifySaveFailed'},
      },
    },
    saved: {
      always: {guard: 'isAllSent', target: 'idle'},
      on: {'answerBackup.save': 'saving', 'answerBackup.pick': 'picking'},
    },
    saveFailed: {
      always: {guard: 'isAllSent', target: 'idle'},
      on: {'answerBackup.save': 'saving', 'answerBackup.pick': 'picking'},
    },
    picking: {
      // Browsers that do not tell of a picker that was closed would keep the student here.
      on: {'answerBackup.close': 'idle'},
      invoke: {
        id: 'pickFile',
        src: 'pickFile',
        onDone: [
          {guard: {type: 'isNone', params: ({event}) => ({file: event.output})}, target: 'idle'},
          {
            guard: {type: 'isMine', params: ({event}) => ({file: event.output})},
            target: 'restored',
            actions: [
              {type: 'requestMarks', params: ({event}) => ({marks: event.output?.marks ?? []})},
              {type: 'storeRestored', params: ({event}) => ({marks: event.output?.marks ?? []})},
            ],
          },
          {
            target: 'refused',
            actions: {
              type: 'storeRefusal',
              params: ({context, event}) => ({refusal: event.output && answerBackupRefusal(event.output, context)}),
            },
          },
        ],
        onError: {target: 'refused', actions: {type: 'storeRefusal', params: {refusal: 'unreadable'}}},
      },
    },
    refused: {
      entry: {type: 'notifyRefused', params: ({context}) => ({refusal: context.refusal ?? 'unreadable'})},
      on: {'answerBackup.pick': 'picking', 'answerBackup.close': 'idle'},
    },
    restored: {on: {'answerBackup.close': 'idle'}},
  },
})
