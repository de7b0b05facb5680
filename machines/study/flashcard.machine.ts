import {assign, setup} from 'xstate'
import {autoAdvanceAfter, type CardAnswer, type Grade} from '../../domain/study/flashcard.ts'
import type {FlashcardContext, FlashcardEvent, FlashcardInput} from './flashcard.types.ts'
import {effect} from '../shared/notProvided.ts'

function contextOf({pending, answer, ...rest}: FlashcardInput): FlashcardContext {
  const isUndo = pending?.kind === 'undo'
  return {
    ...rest,
    grade: isUndo ? -1 : pending?.kind === 'grade' ? pending.grade : answer,
    writeKey: pending?.key ?? null,
    isUndo,
    undone: isUndo ? answer : -1,
    isRefused: pending?.kind === 'grade' && pending.isRefused,
    isFresh: false,
  }
}

/**
 * One flashcard (flow F-080; spec 2§4, 2§5): it turns, it can be graded once its back was seen (C-44), and 500 ms after
 * the grade the deck moves on. The grade goes to the outbox, so that it counts without network; an undo makes the card
 * answerable again at once and waits in the outbox behind the grade it takes back (D-21). Which side is up and whether
 * it is graded are two matters: a graded card still turns.
 */
export const flashcardMachine = setup({
  types: {} as {
    context: FlashcardContext
    events: FlashcardEvent
    input: FlashcardInput
    tags: 'answerable' | 'graded' | 'awaitingWrite'
  },
  actions: {
    storeGrade: assign((_, {grade, key}: {grade: Grade; key: string | null}) => ({
      grade,
      writeKey: key,
      isUndo: false,
      isRefused: false,
      isFresh: true,
    })),
    storeArrived: assign((_, {grade, key}: {grade: Grade; key: string}) => ({
      grade,
      writeKey: key,
      isUndo: false,
      isRefused: false,
      isFresh: false,
    })),
    storeUndo: assign(({context}, {key}: {key: string}) => ({
      grade: -1 as const,
      writeKey: key,
      isUndo: true,
      undone: context.grade === -1 ? context.undone : context.grade,
      isRefused: false,
      isFresh: false,
    })),
    storeAnswer: assign((_, {answer}: {answer: CardAnswer}) => ({grade: answer})),
    clearGrade: assign({grade: -1 as const, writeKey: null, isFresh: false}),
    restoreUndone: assign(({context}) => ({grade: context.undone, writeKey: null, isUndo: false})),
    clearKey: assign({writeKey: null, isUndo: false}),
    clearFresh: assign({isFresh: false}),
    storeWindow: assign((_, {isEditable}: {isEditable: boolean}) => ({isEditable})),
    requestGrade: effect<{key: string; grade: Grade}>('requestGrade'),
    requestUndo: effect<{key: string}>('requestUndo'),
    advance: effect('advance'),
    notifyRefused: effect('notifyRefused'),
  },
  guards: {
    isClosed: ({context}) => !context.isEditable || context.mode === 'disabled',
    isGraded: ({context}) => context.grade !== -1,
    isOnItsWay: ({context}) => context.grade !== -1 && context.writeKey !== null && !context.isRefused,
    isRefused: ({context}) => context.isRefused && context.isEditable,
    isUndone: ({context}) => context.isUndo,
    isSaved: ({context}) => context.mode === 'saved',
    isFresh: ({context}) => context.isFresh,
    isUndoable: ({context}) => context.isEditable && context.mode === 'saved',
    isMine: ({context}, {key}: {key: string}) => context.writeKey === key,
    isMineTooLate: ({context}, {key}: {key: string}) => context.writeKey === key && !context.isEditable,
    isMyUndo: ({context}, {key}: {key: string}) => context.writeKey === key && context.isUndo,
    isNews: ({context}, {answer}: {answer: CardAnswer}) => context.writeKey === null && answer !== -1,
    isTakenBack: ({context}, {answer}: {answer: CardAnswer}) => context.writeKey === null && answer === -1,
    isClosing: (_, {isEditable}: {isEditable: boolean}) => !isEditable,
    isOpening: ({context}, {isEditable}: {isEditable: boolean}) => isEditable && context.mode !== 'disabled',
  },
}).createMachine({
  id: 'flashcard',
  context: ({input}) => contextOf(input),
  type: 'parallel',
  states: {
    face: {
      initial: 'front',
      states: {
        front: {on: {'card.flip': 'back'}},
        back: {on: {'card.flip': 'front'}},
      },
    },
    grading: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            {guard: 'isRefused', target: 'asking.refused'},
            {guard: 'isOnItsWay', target: 'graded.saving'},
            {guard: 'isGraded', target: 'graded.answered'},
            {guard: 'isClosed', target: 'readOnly'},
            {guard: 'isUndone', target: 'asking.seen'},
            {target: 'asking'},
          ],
        },
        asking: {
          initial: 'unseen',
          on: {
            'answer.arrived': {
              guard: {type: 'isNews', params: ({event}) => ({answer: event.answer})},
              target: 'graded.answered',
              actions: {type: 'storeAnswer', params: ({event}) => ({answer: event.answer})},
            },
            'grade.arrived': {
              target: 'graded.saving',
              actions: {type: 'storeArrived', params: ({event: {grade, key}}) => ({grade, key})},
            },
            'write.confirmed': {
              guard: {type: 'isMyUndo', params: ({event}) => ({key: event.key})},
              actions: 'clearKey',
            },
            'write.refused': {
              guard: {type: 'isMyUndo', params: ({event}) => ({key: event.key})},
              target: 'deciding',
              actions: ['restoreUndone', 'notifyRefused'],
            },
            'window.changed': {
              guard: {type: 'isClosing', params: ({event}) => ({isEditable: event.isEditable})},
              target: 'readOnly',
              actions: {type: 'storeWindow', params: {isEditable: false}},
            },
          },
          states: {
            unseen: {on: {'card.flip': 'seen'}},
            seen: {
              tags: 'answerable',
              on: {
                'card.grade': [
                  {
                    guard: 'isSaved',
                    target: '#flashcard.grading.graded.saving',
                    actions: [
                      {type: 'storeGrade', params: ({event: {grade, key}}) => ({grade, key})},
                      {type: 'requestGrade', params: ({event: {grade, key}}) => ({grade, key})},
                    ],
                  },
                  {
                    target: '#flashcard.grading.graded.answered',
                    actions: {type: 'storeGrade', params: ({event}) => ({grade: event.grade, key: null})},
                  },
                ],
              },
            },
            refused: {
              tags: 'answerable',
              on: {
                'card.grade': {
                  target: '#flashcard.grading.graded.saving',
                  actions: [
                    {type: 'storeGrade', params: ({event: {grade, key}}) => ({grade, key})},
                    {type: 'requestGrade', params: ({event: {grade, key}}) => ({grade, key})},
                  ],
                },
              },
            },
          },
        },
        graded: {
          tags: 'graded',
          initial: 'answered',
          after: {[autoAdvanceAfter]: {guard: 'isFresh', actions: ['clearFresh', 'advance']}},
          on: {
            'grade.undo': {
              guard: 'isUndoable',
              target: 'asking.seen',
              actions: [
                {type: 'storeUndo', params: ({event}) => ({key: event.key})},
                {type: 'requestUndo', params: ({event}) => ({key: event.key})},
              ],
            },
            'undo.arrived': {
              target: 'asking.seen',
              actions: {type: 'storeUndo', params: ({event}) => ({key: event.key})},
            },
            'window.changed': {actions: {type: 'storeWindow', params: ({event}) => ({isEditable: event.isEditable})}},
          },
          states: {
            saving: {
              tags: 'awaitingWrite',
              on: {
                'write.confirmed': {
                  guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
                  target: 'answered',
                  actions: 'clearKey',
                },
                'write.refused': [
                  {
                    guard: {type: 'isMineTooLate', params: ({event}) => ({key: event.key})},
                    target: '#flashcard.grading.readOnly',
                    actions: ['clearGrade', 'notifyRefused'],
                  },
                  {
                    guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
                    target: '#flashcard.grading.asking.refused',
                    actions: ['clearGrade', 'notifyRefused'],
                  },
                ],
              },
            },
            answered: {
              on: {
                'answer.arrived': [
                  {
                    guard: {type: 'isTakenBack', params: ({event}) => ({answer: event.answer})},
                    target: '#flashcard.grading.deciding',
                    actions: 'clearGrade',
                  },
                  {
                    guard: {type: 'isNews', params: ({event}) => ({answer: event.answer})},
                    actions: {type: 'storeAnswer', params: ({event}) => ({answer: event.answer})},
                  },
                ],
              },
            },
          },
        },
        readOnly: {
          on: {
            'answer.arrived': {
              guard: {type: 'isNews', params: ({event}) => ({answer: event.answer})},
              target: 'graded.answered',
              actions: {type: 'storeAnswer', params: ({event}) => ({answer: event.answer})},
            },
            'window.changed': {
              guard: {type: 'isOpening', params: ({event}) => ({isEditable: event.isEditable})},
              target: 'deciding',
              actions: {type: 'storeWindow', params: {isEditable: true}},
            },
          },
        },
      },
    },
  },
})
