import {assign, setup} from 'xstate'
import {isFilled} from '../../domain/question/essay.ts'
import {noChoice} from '../../domain/question/outcome.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {ExamModeContext, ExamModeEvent, ExamModeInput} from './examMode.types.ts'
import {effect} from '../shared/notProvided.ts'

function contextOf({pendingKey, ...input}: ExamModeInput): ExamModeContext {
  return {...input, writeKey: pendingKey, markedAt: {}}
}

/** The choices with one more; -1 takes it back. */
function marked(choices: ExamModeContext['choices'], questionId: string, choice: number): ExamModeContext['choices'] {
  const {[questionId]: _old, ...others} = choices
  return choice === noChoice ? others : {...others, [questionId]: choice}
}

/** The essays with one more; one that is too short is none. */
function written(essays: ExamModeContext['essays'], questionId: string, essay: string): ExamModeContext['essays'] {
  const {[questionId]: _old, ...others} = essays
  return isFilled(essay) ? {...others, [questionId]: essay} : others
}

const isAnswered = ({choices, essays}: ExamModeContext, id: string) =>
  choices[id] !== undefined || essays[id] !== undefined

/** The questions without a choice and without an essay, in their order. */
export const missingOf = (context: ExamModeContext): string[] =>
  context.questionIds.filter((id) => !isAnswered(context, id))

/** An essay alone may have been saved without the mode: it starts an exam only for those who prefer it. */
const hasMarks = ({choices, essays, isPreferred}: ExamModeContext) =>
  Object.keys(choices).length > 0 || (isPreferred && Object.keys(essays).length > 0)

/** When the student marked something here, by question; `now` in milliseconds of the server's clock. */
const markedNow = ({markedAt}: ExamModeContext, questionIds: readonly string[], now: Instant) => ({
  markedAt: {...markedAt, ...Object.fromEntries(questionIds.map((id) => [id, now]))},
})

type Marks = Pick<ExamModeContext, 'choices' | 'essays'>

const marksOf = ({choices, essays}: ExamModeContext): Marks => ({choices, essays})

const isEmpty = ({choices, essays}: Marks) => Object.keys(choices).length + Object.keys(essays).length === 0

/** The time limit hands in what is marked, whatever is open. */
const handInAtTheEnd = {
  guard: 'isTimed',
  target: 'finishing',
  actions: [
    {type: 'storeKey', params: ({event}: {event: {key: string}}) => ({key: event.key})},
    {
      type: 'requestFinish',
      params: ({context, event}: {context: ExamModeContext; event: {key: string}}) => ({
        ...marksOf(context),
        key: event.key,
        blank: missingOf(context),
      }),
    },
  ],
} as const

/**
 * 'Modo prova' (flow F-063; spec 2§4): choices are saved one by one without feedback, results and comments come only
 * after all were finished together. The toggle is remembered and locked once something was marked. With a time limit, which
 * the wizard of extras gives, the end comes by itself, too.
 */
export const examModeMachine = setup({
  types: {} as {
    context: ExamModeContext
    events: ExamModeEvent
    input: ExamModeInput
    tags: 'withoutFeedback' | 'awaitingWrite'
  },
  actions: {
    storeMark: assign(({context}, {questionId, choice}: {questionId: string; choice: number}) => ({
      choices: marked(context.choices, questionId, choice),
      isStarted: true,
    })),
    storeMarkTime: assign(({context}, {questionId, now}: {questionId: string; now: Instant}) =>
      markedNow(context, [questionId], now),
    ),
    storeSheetTime: assign(({context}, {choices, now}: {choices: ExamModeContext['choices']; now: Instant}) =>
      markedNow(context, Object.keys(choices), now),
    ),
    storeSheet: assign(({context}, {choices}: {choices: ExamModeContext['choices']}) => ({
      choices: Object.fromEntries(
        Object.entries({...context.choices, ...choices}).filter(([, choice]) => choice !== noChoice),
      ),
      isStarted: true,
    })),
    storeKey: assign((_, {key}: {key: string}) => ({writeKey: key})),
    clearKey: assign({writeKey: null}),
    storePreference: assign((_, {isPreferred}: {isPreferred: boolean}) => ({isPreferred})),
    lock: assign({isStarted: true}),
    savePreference: effect<{isPreferred: boolean}>('savePreference'),
    requestMark: effect<{questionId: string; choice: number; key: string; now: Instant}>('requestMark'),
    /** What is already here was marked later than what arrives. */
    storeArrived: assign(({context}, {choices, essays}: Marks) => ({
      choices: {...choices, ...context.choices},
      essays: {...essays, ...context.essays},
      isStarted: context.isStarted || !isEmpty({choices, essays}),
    })),
    storeEssay: assign(({context}, {questionId, essay}: {questionId: string; essay: string}) => ({
      essays: written(context.essays, questionId, essay),
      isStarted: context.isStarted || isFilled(essay),
    })),
    /** With immediate feedback a saved essay starts no exam. */
    noteEssay: assign(({context}, {questionId, essay}: {questionId: string; essay: string}) => ({
      essays: written(context.essays, questionId, essay),
    })),
    requestMarks: effect<Marks & {key: string}>('requestMarks'),
    /** `blank` are answered without a choice; of a student's own end there are none. */
    requestFinish: effect<Marks & {key: string; blank: readonly string[]}>('requestFinish'),
    notifyRefused: effect('notifyRefused'),
  },
  guards: {
    isFinished: ({context}) => context.isFinished,
    isOnItsWay: ({context}) => context.writeKey !== null,
    isPreferred: ({context}) => context.isPreferred,
    hasMarks: ({context}) => hasMarks(context),
    isExamOver: (_, {isFinished}: {isFinished: boolean}) => isFinished,
    areDrafts: (_, marks: Marks) => !isEmpty(marks),
    isEssayKnown: ({context}, {questionId, essay}: {questionId: string; essay: string}) =>
      context.questionIds.includes(questionId) && isFilled(essay),
    isPreferring: ({context}, {isPreferred}: {isPreferred: boolean}) => isPreferred && !context.isStarted,
    isNotPreferring: (_, {isPreferred}: {isPreferred: boolean}) => !isPreferred,
    isUnlocked: ({context}) => !context.isStarted && context.deadline === null,
    isTimed: ({context}) => context.deadline !== null,
    isComplete: ({context}) => missingOf(context).length === 0,
    isKnown: ({context}, {questionId}: {questionId: string}) => context.questionIds.includes(questionId),
    /** The server also tells of the marks of this page; by then the student may have changed them. */
    isNewer: ({context}, {questionId, markedAt}: {questionId: string; markedAt: Instant}) =>
      context.questionIds.includes(questionId) && markedAt > (context.markedAt[questionId] ?? -Infinity),
    isMine: ({context}, {key}: {key: string}) => context.writeKey === key,
  },
}).createMachine({
  id: 'examMode',
  context: ({input}) => contextOf(input),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {guard: 'isFinished', target: 'finished'},
        {guard: 'isOnItsWay', target: 'finishing'},
        {guard: 'hasMarks', target: 'started'},
        {guard: 'isPreferred', target: 'on'},
        {target: 'off'},
      ],
    },
    off: {
      on: {
        'mode.toggle': {
          guard: 'isUnlocked',
          target: 'on',
          actions: [
            {type: 'storePreference', params: {isPreferred: true}},
            {type: 'savePreference', params: {isPreferred: true}},
          ],
        },
        'answer.given': {actions: 'lock'},
        'answers.known': {actions: 'lock'},
        'sheet.filled': {
          guard: 'isUnlocked',
          target: 'started',
          actions: [
            {type: 'storeSheet', params: ({event}) => ({choices: event.choices})},
            {type: 'storeSheetTime', params: ({event: {choices, now}}) => ({choices, now})},
          ],
        },
        'essay.write': {actions: {type: 'noteEssay', params: ({event: {questionId, essay}}) => ({questionId, essay})}},
        'preference.arrived': {
          guard: {type: 'isPreferring', params: ({event}) => ({isPreferred: event.isPreferred})},
          target: 'on',
          actions: {type: 'storePreference', params: {isPreferred: true}},
        },
        'details.arrived': {
          guard: {type: 'isExamOver', params: ({event}) => ({isFinished: event.isFinished})},
          target: 'finished',
          actions: {type: 'storeArrived', params: ({event: {choices, essays}}) => ({choices, essays})},
        },
      },
    },
    on: {
      tags: 'withoutFeedback',
      on: {
        'time.ended': handInAtTheEnd,
        'mode.toggle': {
          guard: 'isUnlocked',
          target: 'off',
          actions: [
            {type: 'storePreference', params: {isPreferred: false}},
            {type: 'savePreference', params: {isPreferred: false}},
          ],
        },
        'answer.given': {target: 'off', actions: 'lock'},
        'answers.known': {target: 'off', actions: 'lock'},
        'sheet.filled': {
          target: 'started',
          actions: [
            {type: 'storeSheet', params: ({event}) => ({choices: event.choices})},
            {type: 'storeSheetTime', params: ({event: {choices, now}}) => ({choices, now})},
          ],
        },
        'preference.arrived': {
          guard: {type: 'isNotPreferring', params: ({event}) => ({isPreferred: event.isPreferred})},
          target: 'off',
          actions: {type: 'storePreference', params: {isPreferred: false}},
        },
        'drafts.adopt': {
          guard: {type: 'areDrafts', params: ({event: {choices, essays}}) => ({choices, essays})},
          target: 'started',
          actions: [
            {type: 'storeArrived', params: ({event: {choices, essays}}) => ({choices, essays})},
            {type: 'requestMarks', params: ({event: {choices, essays, key}}) => ({choices, essays, key})},
          ],
        },
        'essay.write': {
          guard: {type: 'isEssayKnown', params: ({event: {questionId, essay}}) => ({questionId, essay})},
          target: 'started',
          actions: {type: 'storeEssay', params: ({event: {questionId, essay}}) => ({questionId, essay})},
        },
        'details.arrived': [
          {
            guard: {type: 'isExamOver', params: ({event}) => ({isFinished: event.isFinished})},
            target: 'finished',
            actions: {type: 'storeArrived', params: ({event: {choices, essays}}) => ({choices, essays})},
          },
          {
            guard: {type: 'areDrafts', params: ({event: {choices, essays}}) => ({choices, essays})},
            target: 'started',
            actions: {type: 'storeArrived', params: ({event: {choices, essays}}) => ({choices, essays})},
          },
        ],
        'choice.mark': {
          guard: {type: 'isKnown', params: ({event}) => ({questionId: event.questionId})},
          target: 'started',
          actions: [
            {type: 'storeMark', params: ({event: {questionId, choice}}) => ({questionId, choice})},
            {type: 'storeMarkTime', params: ({event: {questionId, now}}) => ({questionId, now})},
            {
              type: 'requestMark',
              params: ({event: {questionId, choice, key, now}}) => ({questionId, choice, key, now}),
            },
          ],
        },
        'choice.arrived': {
          guard: {type: 'isNewer', params: ({event: {questionId, markedAt}}) => ({questionId, markedAt})},
          target: 'started',
          actions: {type: 'storeMark', params: ({event: {questionId, choice}}) => ({questionId, choice})},
        },
      },
    },
    started: {
      tags: 'withoutFeedback',
      on: {
        'time.ended': handInAtTheEnd,
        'choice.mark': {
          guard: {type: 'isKnown', params: ({event}) => ({questionId: event.questionId})},
          actions: [
            {type: 'storeMark', params: ({event: {questionId, choice}}) => ({questionId, choice})},
            {type: 'storeMarkTime', params: ({event: {questionId, now}}) => ({questionId, now})},
            {
              type: 'requestMark',
              params: ({event: {questionId, choice, key, now}}) => ({questionId, choice, key, now}),
            },
          ],
        },
        'choice.arrived': {
          guard: {type: 'isNewer', params: ({event: {questionId, markedAt}}) => ({questionId, markedAt})},
          actions: {type: 'storeMark', params: ({event: {questionId, choice}}) => ({questionId, choice})},
        },
        'sheet.filled': {
          actions: [
            {type: 'storeSheet', params: ({event}) => ({choices: event.choices})},
            {type: 'storeSheetTime', params: ({event: {choices, now}}) => ({choices, now})},
          ],
        },
        'essay.write': {actions: {type: 'storeEssay', params: ({event: {questionId, essay}}) => ({questionId, essay})}},
        'details.arrived': [
          {
            guard: {type: 'isExamOver', params: ({event}) => ({isFinished: event.isFinished})},
            target: 'finished',
            actions: {type: 'storeArrived', params: ({event: {choices, essays}}) => ({choices, essays})},
          },
          {actions: {type: 'storeArrived', params: ({event: {choices, essays}}) => ({choices, essays})}},
        ],
        'answers.known': 'finished',
        'finish.request': [{guard: 'isComplete', target: 'confirming'}, {target: 'incomplete'}],
      },
    },
    incomplete: {
      tags: 'withoutFeedback',
      on: {
        'time.ended': handInAtTheEnd,
        'finish.cancel': 'started',
        'answers.known': 'finished',
      },
    },
    confirming: {
      tags: 'withoutFeedback',
      on: {
        'time.ended': handInAtTheEnd,
        'finish.cancel': 'started',
        'answers.known': 'finished',
        'finish.confirm': {
          target: 'finishing',
          actions: [
            {type: 'storeKey', params: ({event}) => ({key: event.key})},
            {
              type: 'requestFinish',
              params: ({context: {choices, essays}, event}) => ({key: event.key, choices, essays, blank: []}),
            },
          ],
        },
      },
    },
    finishing: {
      tags: ['withoutFeedback', 'awaitingWrite'],
      on: {
        'write.confirmed': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: 'finished',
          actions: 'clearKey',
        },
        'write.refused': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: 'started',
          actions: ['clearKey', 'notifyRefused'],
        },
      },
    },
    finished: {},
  },
})
