import {assign, setup} from 'xstate'
import {noChoice} from '../../domain/question/outcome.ts'
import {toggleStroke, withoutStroke} from '../../domain/question/strokes.ts'
import type {QuestionContext, QuestionDraft, QuestionEvent, QuestionInput} from './question.types.ts'
import {commentStates} from './comment.states.ts'
import {effect} from '../shared/notProvided.ts'

function contextOf({
  draft,
  answered,
  pending,
  questionId,
  choices,
  isEditable,
  isCommentShown,
}: QuestionInput): QuestionContext {
  return {
    questionId,
    choices,
    isEditable,
    isCommentShown,
    struck: draft.struck,
    selected: answered ?? pending?.choosen ?? draft.selected,
    writeKey: answered === null ? (pending?.key ?? null) : null,
    isAnswered: answered !== null,
    isRefused: pending?.isRefused ?? false,
  }
}

/** Strikes a choice out or takes the stroke back; a struck choice is no longer the picked one. */
function struck({struck, selected}: QuestionDraft, choice: number): QuestionDraft {
  const next = toggleStroke(struck, choice)
  return {selected: selected === choice && next.includes(choice) ? noChoice : selected, struck: next}
}

/** Picks a choice; picking a struck one takes its stroke back, so that every choice stays selectable. */
const picked = (strokes: readonly number[], choice: number): QuestionDraft => ({
  selected: choice,
  struck: withoutStroke(strokes, choice),
})

/**
 * Answering one question with immediate feedback (flow F-061; spec 2§4, 2§5). The answer goes to the outbox; the key
 * and the comment come back with the server's word and never before (D-10). Nothing is a request of its own here, so
 * the chart runs without network.
 */
export const questionMachine = setup({
  types: {} as {
    context: QuestionContext
    events: QuestionEvent
    input: QuestionInput
    tags: 'open' | 'settled' | 'awaitingWrite'
  },
  actions: {
    storeChoice: assign(({context}, {choice}: {choice: number}) => picked(context.struck, choice)),
    storeStroke: assign(({context}, {choice}: {choice: number}) => struck(context, choice)),
    storeKey: assign((_, {key}: {key: string}) => ({writeKey: key})),
    storeAnswered: assign((_, {choosen}: {choosen: number}) => ({selected: choosen, writeKey: null, isAnswered: true})),
    clearKey: assign({writeKey: null}),
    storeWindow: assign((_, {isEditable}: {isEditable: boolean}) => ({isEditable})),
    saveDraft: effect<QuestionDraft>('saveDraft'),
    requestAnswer: effect<{key: string; choosen: number}>('requestAnswer'),
    showComment: effect<{isShown: boolean}>('showComment'),
    notifyRefused: effect('notifyRefused'),
  },
  guards: {
    isAnswered: ({context}) => context.isAnswered,
    isOnItsWay: ({context}) => context.writeKey !== null && !context.isRefused,
    isRefused: ({context}) => context.writeKey !== null && context.isRefused && context.isEditable,
    isClosed: ({context}) => !context.isEditable,
    hasChoice: ({context}) => context.selected !== noChoice,
    isChoice: ({context}, {choice}: {choice: number}) => choice >= 0 && choice < context.choices,
    isPicked: ({context}, {choice}: {choice: number}) =>
      context.selected === choice && !context.struck.includes(choice),
    isMine: ({context}, {key}: {key: string}) => context.writeKey === key,
    isMineTooLate: ({context}, {key}: {key: string}) => context.writeKey === key && !context.isEditable,
    isClosing: (_, {isEditable}: {isEditable: boolean}) => !isEditable,
    isOpening: (_, {isEditable}: {isEditable: boolean}) => isEditable,
    isCommentShown: ({context}) => context.isCommentShown,
  },
}).createMachine({
  id: 'question',
  context: ({input}) => contextOf(input),
  initial: 'deciding',
  on: {
    'answer.arrived': {
      target: '.answered',
      actions: {type: 'storeAnswered', params: ({event}) => ({choosen: event.choosen})},
    },
  },
  states: {
    deciding: {
      always: [
        {guard: 'isAnswered', target: 'answered'},
        {guard: 'isRefused', target: 'selected.refused'},
        {guard: 'isOnItsWay', target: 'saving'},
        {guard: 'isClosed', target: 'readOnly'},
        {guard: 'hasChoice', target: 'selected'},
        {target: 'unanswered'},
      ],
    },
    unanswered: {
      tags: 'open',
      on: {
        'choice.pick': {
          guard: {type: 'isChoice', params: ({event}) => ({choice: event.choice})},
          target: 'selected',
          actions: [
            {type: 'storeChoice', params: ({event}) => ({choice: event.choice})},
            {type: 'saveDraft', params: ({context: {selected, struck}}) => ({selected, struck})},
          ],
        },
        'choice.strike': {
          guard: {type: 'isChoice', params: ({event}) => ({choice: event.choice})},
          actions: [
            {type: 'storeStroke', params: ({event}) => ({choice: event.choice})},
            {type: 'saveDraft', params: ({context: {selected, struck}}) => ({selected, struck})},
          ],
        },
        'window.changed': {
          guard: {type: 'isClosing', params: ({event}) => ({isEditable: event.isEditable})},
          target: 'readOnly',
          actions: {type: 'storeWindow', params: {isEditable: false}},
        },
      },
    },
    selected: {
      tags: 'open',
      initial: 'fresh',
      on: {
        'choice.pick': {
          guard: {type: 'isChoice', params: ({event}) => ({choice: event.choice})},
          target: 'selected',
          actions: [
            {type: 'storeChoice', params: ({event}) => ({choice: event.choice})},
            {type: 'saveDraft', params: ({context: {selected, struck}}) => ({selected, struck})},
          ],
        },
        'choice.strike': [
          {
            guard: {type: 'isPicked', params: ({event}) => ({choice: event.choice})},
            target: 'unanswered',
            actions: [
              {type: 'storeStroke', params: ({event}) => ({choice: event.choice})},
              {type: 'saveDraft', params: ({context: {selected, struck}}) => ({selected, struck})},
            ],
          },
          {
            guard: {type: 'isChoice', params: ({event}) => ({choice: event.choice})},
            actions: [
              {type: 'storeStroke', params: ({event}) => ({choice: event.choice})},
              {type: 'saveDraft', params: ({context: {selected, struck}}) => ({selected, struck})},
            ],
          },
        ],
        'answer.confirm': {
          target: 'saving',
          actions: [
            {type: 'storeKey', params: ({event}) => ({key: event.key})},
            {type: 'requestAnswer', params: ({context, event}) => ({key: event.key, choosen: context.selected})},
          ],
        },
        'window.changed': {
          guard: {type: 'isClosing', params: ({event}) => ({isEditable: event.isEditable})},
          target: 'readOnly',
          actions: {type: 'storeWindow', params: {isEditable: false}},
        },
      },
      states: {fresh: {}, refused: {}},
    },
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
            target: 'readOnly',
            actions: ['clearKey', 'notifyRefused'],
          },
          {
            guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
            target: 'selected.refused',
            actions: ['clearKey', 'notifyRefused'],
          },
        ],
        'window.changed': {actions: {type: 'storeWindow', params: ({event}) => ({isEditable: event.isEditable})}},
      },
    },
    answered: {
      tags: 'settled',
      initial: 'opening',
      states: commentStates,
    },
    readOnly: {
      tags: 'settled',
      on: {
        'window.changed': {
          guard: {type: 'isOpening', params: ({event}) => ({isEditable: event.isEditable})},
          target: 'deciding',
          actions: {type: 'storeWindow', params: {isEditable: true}},
        },
      },
    },
  },
})
