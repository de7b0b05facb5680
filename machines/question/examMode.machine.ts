import {assign, setup} from 'xstate'
import {noChoice} from '../../domain/question/outcome.ts'
import type {ExamModeContext, ExamModeEvent, ExamModeInput} from './examMode.types.ts'

function contextOf({pendingKey, ...input}: ExamModeInput): ExamModeContext {
  return {...input, writeKey: pendingKey}
}

/** The choices with one more; -1 takes it back. */
function marked(choices: ExamModeContext['choices'], questionId: string, choice: number): ExamModeContext['choices'] {
  const {[questionId]: _old, ...others} = choices
  return choice === noChoice ? others : {...others, [questionId]: choice}
}

const isComplete = ({questionIds, choices}: ExamModeContext) => questionIds.every((id) => choices[id] !== undefined)

/**
 * 'Modo prova' (flow F-063; spec 2§4): choices are saved one by one without feedback, results and comments come only
 * after all were finished together. The toggle is remembered and locked once something was marked.
 */
export const examModeMachine = setup({
  types: {} as {context: ExamModeContext; events: ExamModeEvent; input: ExamModeInput; tags: 'withoutFeedback'},
  actions: {
    storeMark: assign(({context}, {questionId, choice}: {questionId: string; choice: number}) => ({
      choices: marked(context.choices, questionId, choice),
      isStarted: true,
    })),
    storeKey: assign((_, {key}: {key: string}) => ({writeKey: key})),
    clearKey: assign({writeKey: null}),
    storePreference: assign((_, {isPreferred}: {isPreferred: boolean}) => ({isPreferred})),
    lock: assign({isStarted: true}),
    savePreference: (_, _params: {isPreferred: boolean}) => undefined,
    requestMark: (_, _params: {questionId: string; choice: number; key: string}) => undefined,
    requestFinish: (_, _params: {key: string; choices: ExamModeContext['choices']}) => undefined,
    notifyRefused: () => undefined,
    notifyFinished: () => undefined,
  },
  guards: {
    isFinished: ({context}) => context.isFinished,
    isOnItsWay: ({context}) => context.writeKey !== null,
    isPreferred: ({context}) => context.isPreferred,
    hasMarks: ({context}) => Object.keys(context.choices).length > 0,
    isUnlocked: ({context}) => !context.isStarted,
    isComplete: ({context}) => isComplete(context),
    isKnown: ({context}, {questionId}: {questionId: string}) => context.questionIds.includes(questionId),
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
      },
    },
    on: {
      tags: 'withoutFeedback',
      on: {
        'mode.toggle': {
          guard: 'isUnlocked',
          target: 'off',
          actions: [
            {type: 'storePreference', params: {isPreferred: false}},
            {type: 'savePreference', params: {isPreferred: false}},
          ],
        },
        'answer.given': {target: 'off', actions: 'lock'},
        'choice.mark': {
          guard: {type: 'isKnown', params: ({event}) => ({questionId: event.questionId})},
          target: 'started',
          actions: [
            {type: 'storeMark', params: ({event: {questionId, choice}}) => ({questionId, choice})},
            {type: 'requestMark', params: ({event: {questionId, choice, key}}) => ({questionId, choice, key})},
          ],
        },
        'choice.arrived': {
          target: 'started',
          actions: {type: 'storeMark', params: ({event: {questionId, choice}}) => ({questionId, choice})},
        },
      },
    },
    started: {
      tags: 'withoutFeedback',
      on: {
        'choice.mark': {
          guard: {type: 'isKnown', params: ({event}) => ({questionId: event.questionId})},
          actions: [
            {type: 'storeMark', params: ({event: {questionId, choice}}) => ({questionId, choice})},
            {type: 'requestMark', params: ({event: {questionId, choice, key}}) => ({questionId, choice, key})},
          ],
        },
        'choice.arrived': {
          actions: {type: 'storeMark', params: ({event: {questionId, choice}}) => ({questionId, choice})},
        },
        'finish.request': {guard: 'isComplete', target: 'confirming'},
      },
    },
    confirming: {
      tags: 'withoutFeedback',
      on: {
        'finish.cancel': 'started',
        'finish.confirm': {
          target: 'finishing',
          actions: [
            {type: 'storeKey', params: ({event}) => ({key: event.key})},
            {type: 'requestFinish', params: ({context, event}) => ({key: event.key, choices: context.choices})},
          ],
        },
      },
    },
    finishing: {
      tags: 'withoutFeedback',
      on: {
        'write.confirmed': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: 'finished',
          actions: ['clearKey', 'notifyFinished'],
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
