import {assign, setup} from 'xstate'
import {
  applyPaste,
  choiceOfLetter,
  draftChoices,
  isFillable,
  onItsWay,
  overBlanks,
  recovered,
  type SheetChoices,
  type SheetDraft,
  type SheetQuestion,
  standing,
  typed,
  unsent,
} from '../../domain/exam/answerSheet.ts'
import {noChoice} from '../../domain/question/outcome.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {AnswerSheetContext, AnswerSheetEvent, AnswerSheetInput, SheetFacts} from './answerSheet.types.ts'
import {effect} from '../shared/notProvided.ts'

/** Letters that stand on an open sheet are confirmed this long before the time ends, in milliseconds. */
const lastCall = 3_000

type Change = Partial<AnswerSheetContext>

const lineOf = (questions: readonly SheetQuestion[], id: string) => questions.find((question) => question.id === id)

/** One letter: taken when the question has it, otherwise the line is cleared and the student told why. */
function typedLetter({questions, choices, draft}: AnswerSheetContext, questionId: string, text: string): Change {
  const question = lineOf(questions, questionId)
  if (!question) return {}
  const choice = choiceOfLetter(text, question.choices)
  const isRefused = choice === null && text.trim() !== ''
  return {
    draft: typed(draft, choices, {[questionId]: choice ?? noChoice}),
    notice: isRefused ? {kind: 'refused', number: question.number, choices: question.choices} : null,
  }
}

function pastedLetters({questions, choices, draft}: AnswerSheetContext, questionId: string, text: string): Change {
  const {choices: letters, refused, left} = applyPaste(questions, questionId, text)
  const filled = Object.keys(letters).length - refused
  return {draft: typed(draft, choices, letters), notice: {kind: 'pasted', filled, refused, left}}
}

/** What was typed and is not on its way yet. */
const typedNow = ({draft, sent}: AnswerSheetContext): SheetChoices => draftChoices(unsent(draft, sent))
const typedForBlanks = ({draft, sent, choices}: AnswerSheetContext): SheetChoices =>
  draftChoices(overBlanks(unsent(draft, sent), choices))

const isSome = (choices: SheetChoices) => Object.keys(choices).length > 0

/** The time is about to end, and nothing was confirmed for that reason yet. */
const isLastCall = ({endsAt, timeKey}: AnswerSheetContext, now: Instant) =>
  endsAt !== null && timeKey !== null && now >= endsAt - lastCall

/**
 * The answer sheet of a whole exam (flow F-074; spec 2§2, 2§5): letters are typed line by line and saved together. Paper and
 * screen are one attempt: the sheet shows what was chosen on the screen. What was typed survives closing, a reload and a
 * refusal; the end of the time confirms what stands on an open sheet, and on a closed one what fills empty lines.
 */
export const answerSheetMachine = setup({
  types: {} as {
    context: AnswerSheetContext
    events: AnswerSheetEvent
    input: AnswerSheetInput
    tags: 'pending' | 'awaitingWrite'
  },
  actions: {
    storeLetter: assign(({context}, {questionId, text}: {questionId: string; text: string}) =>
      typedLetter(context, questionId, text),
    ),
    storePaste: assign(({context}, {questionId, text}: {questionId: string; text: string}) =>
      pastedLetters(context, questionId, text),
    ),
    storeFacts: assign(({context}, {facts}: {facts: SheetFacts}) => ({
      ...facts,
      draft: standing(context.draft, facts.questions, context.choices, facts.choices),
    })),
    storeOpening: assign(({context}, {key}: {key: string}) => ({
      timeKey: key,
      notice: null,
      recovered: Object.keys(typedNow(context)).length,
    })),
    storeSent: assign(({context}, {key, choices}: {key: string; choices: SheetChoices}) => ({
      writeKey: key,
      sent: {...context.sent, ...choices},
      notice: null,
    })),
    clearTimeKey: assign({timeKey: null}),
    clearKey: assign({writeKey: null, sent: {}}),
    clearSent: assign(({context}) => ({draft: unsent(context.draft, context.sent)})),
    discardDraft: assign(({context}) => ({draft: onItsWay(context.draft, context.sent), notice: null, recovered: 0})),
    /** Keeps what was typed, for after a reload. */
    keepDraft: effect<{draft: SheetDraft}>('keepDraft'),
    /**
     * CreateManyPreChoices, through the outbox; the screen shows the choices at once. What the end of the time confirms was
     * typed before it.
     */
    requestSave: effect<{key: string; choices: SheetChoices; isByTime: boolean}>('requestSave'),
    notifyRefused: effect('notifyRefused'),
    notifyTimeOver: effect('notifyTimeOver'),
  },
  guards: {
    /** An exam is drawn again every second: the same facts change nothing. */
    isNews: ({context: {questions, choices, endsAt}}, {facts}: {facts: SheetFacts}) =>
      JSON.stringify({questions, choices, endsAt}) !== JSON.stringify(facts),
    hasLetters: ({context}) => isSome(typedNow(context)),
    isLine: ({context}, {questionId}: {questionId: string}) => {
      const question = lineOf(context.questions, questionId)
      return question !== undefined && isFillable(question)
    },
    isMine: ({context}, {key}: {key: string}) => context.writeKey === key,
    isLastCall: ({context}, {now}: {now: Instant}) => isLastCall(context, now) && isSome(typedNow(context)),
    isLastCallForBlanks: ({context}, {now}: {now: Instant}) =>
      isLastCall(context, now) && isSome(typedForBlanks(context)),
    isOver: ({context}, {now}: {now: Instant}) =>
      context.endsAt !== null && now >= context.endsAt && !isSome(typedNow(context)),
  },
}).createMachine({
  id: 'answerSheet',
  context: ({input}) => ({
    ...input,
    draft: recovered(input.draft, input.questions, input.choices),
    notice: null,
    recovered: 0,
    writeKey: null,
    sent: {},
  }),
  on: {
    'sheet.update': {
      guard: {type: 'isNews', params: ({event}) => ({facts: event.facts})},
      actions: [
        {type: 'storeFacts', params: ({event}) => ({facts: event.facts})},
        {type: 'keepDraft', params: ({context}) => ({draft: context.draft})},
      ],
    },
    'write.confirmed': {
      guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
      actions: ['clearSent', 'clearKey', {type: 'keepDraft', params: ({context}) => ({draft: context.draft})}],
    },
    'write.refused': {
      guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
      actions: ['clearKey', 'notifyRefused'],
    },
  },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'sheet.open': {target: 'open', actions: {type: 'storeOpening', params: ({event}) => ({key: event.key})}},
        // The sheet was closed, perhaps by a crash: what it has for empty lines counts, what it has over choices does not.
        'clock.ticked': {
          guard: {type: 'isLastCallForBlanks', params: ({event}) => ({now: event.now})},
          actions: [
            {
              type: 'requestSave',
              params: ({context}) => ({key: context.timeKey ?? '', choices: typedForBlanks(context), isByTime: true}),
            },
            {
              type: 'storeSent',
              params: ({context}) => ({key: context.timeKey ?? '', choices: typedForBlanks(context)}),
            },
            'clearTimeKey',
            'notifyTimeOver',
          ],
        },
      },
    },
    open: {
      on: {
        'letter.type': {
          guard: {type: 'isLine', params: ({event}) => ({questionId: event.questionId})},
          actions: [
            {type: 'storeLetter', params: ({event: {questionId, text}}) => ({questionId, text})},
            {type: 'keepDraft', params: ({context}) => ({draft: context.draft})},
          ],
        },
        'letters.paste': {
          guard: {type: 'isLine', params: ({event}) => ({questionId: event.questionId})},
          actions: [
            {type: 'storePaste', params: ({event: {questionId, text}}) => ({questionId, text})},
            {type: 'keepDraft', params: ({context}) => ({draft: context.draft})},
          ],
        },
        'sheet.discard': {
          guard: 'hasLetters',
          actions: ['discardDraft', {type: 'keepDraft', params: ({context}) => ({draft: context.draft})}],
        },
        'sheet.confirm': [
          {
            guard: 'hasLetters',
            target: 'saving',
            actions: [
              {
                type: 'requestSave',
                params: ({context, event}) => ({key: event.key, choices: typedNow(context), isByTime: false}),
              },
              {type: 'storeSent', params: ({context, event}) => ({key: event.key, choices: typedNow(context)})},
            ],
          },
          {target: 'closed'},
        ],
        'clock.ticked': [
          {
            guard: {type: 'isLastCall', params: ({event}) => ({now: event.now})},
            target: 'saving',
            actions: [
              {
                type: 'requestSave',
                params: ({context}) => ({key: context.timeKey ?? '', choices: typedNow(context), isByTime: true}),
              },
              {type: 'storeSent', params: ({context}) => ({key: context.timeKey ?? '', choices: typedNow(context)})},
              'clearTimeKey',
              'notifyTimeOver',
            ],
          },
          {guard: {type: 'isOver', params: ({event}) => ({now: event.now})}, target: 'closed'},
        ],
        'sheet.close': 'closed',
      },
    },
    saving: {
      tags: ['pending', 'awaitingWrite'],
      on: {
        'write.confirmed': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: 'closed',
          actions: ['clearSent', 'clearKey', {type: 'keepDraft', params: ({context}) => ({draft: context.draft})}],
        },
        'write.refused': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: 'open',
          actions: ['clearKey', 'notifyRefused'],
        },
        'sheet.close': 'closed',
      },
    },
  },
})
