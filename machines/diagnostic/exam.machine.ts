import {assign, setup} from 'xstate'
import type {OutboxEntry} from '../outbox/outbox.types.ts'
import {effect, noListener} from '../shared/notProvided.ts'
import type {DiagnosticExam, DiagnosticQuestion} from './diagnostic.types.ts'
import type {ExamContext, ExamEvent, ExamInput} from './exam.types.ts'

/** The end of a diagnostic has one key, so that it ends once (D-02). */
export const finishKeyOf = (id: string): string => `finish-${id}`

const isEnd = ({operation}: OutboxEntry) => operation === 'finishDiagnosticExam'

/** Marks that wait in the outbox. */
const waitingMarks = (waiting: readonly OutboxEntry[]): Record<string, number> =>
  Object.fromEntries(
    waiting.flatMap((entry) =>
      entry.operation === 'updateDiagnosticExamPreChoice' && entry.refusal === null
        ? [[entry.input.preChoice.questionId, entry.input.preChoice.selected] as const]
        : [],
    ),
  )

/** The questions without a choice, in their order. */
export const missingOf = ({exam, choices}: Pick<ExamContext, 'exam' | 'choices'>): string[] =>
  (exam?.questionIds ?? []).filter((id) => choices[id] === undefined)

/** The exam as it will be once the mark is made. */
const isLastMark = ({exam, choices}: ExamContext, questionId: string) =>
  missingOf({exam, choices: {...choices, [questionId]: 0}}).length === 0

/**
 * A diagnostic (flow F-131; spec 3§2.3, 3§4), complete or partial (F-135): choices are saved one by one without a word of
 * right and wrong and may change until the end, which all questions must be answered for and which cannot be undone. The
 * partial one ends by itself. Who comes back to an exam with marks is greeted over it (C-27); a finished one is shown with
 * its keys (C-28).
 */
export const examMachine = setup({
  types: {} as {context: ExamContext; events: ExamEvent; input: ExamInput; tags: 'shown' | 'open' | 'awaitingWrite'},
  actors: {watchExam: noListener<{id: string; first: string | null}>()},
  actions: {
    storeExam: assign(
      ({context}, {exam, questions}: {exam: DiagnosticExam; questions: readonly DiagnosticQuestion[]}) => ({
        exam,
        questions,
        // Of a finished exam the server's word counts alone.
        choices: exam.isFinished ? exam.choices : {...exam.choices, ...context.choices},
        isIncomplete: false,
      }),
    ),
    storeIncomplete: assign({isIncomplete: true}),
    clearIncomplete: assign({isIncomplete: false}),
    storeMark: assign(({context}, {questionId, choice}: {questionId: string; choice: number}) => ({
      choices: {...context.choices, [questionId]: choice},
    })),
    storeEnding: assign({isEnding: true}),
    clearEnding: assign({isEnding: false}),
    greeted: assign({isReturning: false}),
    requestMark: effect<{id: string; questionId: string; choice: number; key: string}>('requestMark'),
    requestFinish: effect<{id: string; key: string}>('requestFinish'),
    /** The device remembers that it is finished, and goes on to what comes after. */
    openNext: effect<{id: string; isPartial: boolean}>('openNext'),
    /** The device forgets the exam and begins anew. */
    restart: effect('restart'),
    notifyRefused: effect('notifyRefused'),
    notifyNotFinished: effect('notifyNotFinished'),
  },
  guards: {
    isFinal: (_, {exam}: {exam: DiagnosticExam}) => exam.isFinished,
    isFinished: ({context}) => context.exam?.isFinished === true,
    hasExam: ({context}) => context.exam !== null,
    isEnding: ({context}) => context.isEnding,
    isReturning: ({context}) => context.isReturning && Object.keys(context.choices).length > 0,
    isComplete: ({context}) => missingOf(context).length === 0,
    isSelfEnding: ({context}, {questionId}: {questionId: string}) =>
      context.exam?.isPartial === true &&
      context.exam.questionIds.includes(questionId) &&
      isLastMark(context, questionId),
    isKnown: ({context}, {questionId}: {questionId: string}) => context.exam?.questionIds.includes(questionId) === true,
    isEndKey: ({context}, {key}: {key: string}) => key === finishKeyOf(context.id),
  },
}).createMachine({
  id: 'diagnosticExam',
  context: ({input: {waiting, ...input}}) => ({
    ...input,
    exam: null,
    questions: [],
    choices: waitingMarks(waiting),
    isEnding: waiting.some(isEnd),
    isIncomplete: false,
  }),
  initial: 'open',
  states: {
    open: {
      invoke: {id: 'watchExam', src: 'watchExam', input: ({context: {id, first}}) => ({id, first})},
      initial: 'loading',
      on: {
        'exam.arrived': {
          target: '.judging',
          actions: {type: 'storeExam', params: ({event: {exam, questions}}) => ({exam, questions})},
        },
        'exam.absent': {target: 'leaving', actions: 'restart'},
        // What is on the screen stays there.
        'exam.failed': [{guard: 'hasExam', target: '.judging', actions: 'storeIncomplete'}, {target: '.failed'}],
        // A mark that is refused stands on the screen still: the student may make it again.
        'write.refused': {actions: 'notifyRefused'},
      },
      states: {
        loading: {},
        failed: {
          on: {
            'exam.retry': {target: '#diagnosticExam.open', reenter: true},
            'network.returned': {target: '#diagnosticExam.open', reenter: true},
          },
        },
        judging: {
          tags: 'shown',
          always: [
            {guard: 'isFinished', target: 'finished'},
            {guard: 'isEnding', target: 'finishing'},
            {guard: 'isReturning', target: 'greeting'},
            {target: 'answering'},
          ],
        },
        greeting: {
          tags: 'shown',
          on: {
            'exam.arrived': {actions: {type: 'storeExam', params: ({event: {exam, questions}}) => ({exam, questions})}},
            'questions.failed': {actions: 'storeIncomplete'},
            'welcome.continue': 'answering',
            'welcome.restart': {target: '#diagnosticExam.leaving', actions: 'restart'},
          },
        },
        answering: {
          tags: ['shown', 'open'],
          entry: 'greeted',
          on: {
            'exam.arrived': [
              {
                guard: {type: 'isFinal', params: ({event}) => ({exam: event.exam})},
                target: 'finished',
                actions: {type: 'storeExam', params: ({event: {exam, questions}}) => ({exam, questions})},
              },
              {actions: {type: 'storeExam', params: ({event: {exam, questions}}) => ({exam, questions})}},
            ],
            'questions.failed': {actions: 'storeIncomplete'},
            'exam.retry': {target: '#diagnosticExam.open', reenter: true, actions: 'clearIncomplete'},
            'choice.mark': [
              {
                guard: {type: 'isSelfEnding', params: ({event}) => ({questionId: event.questionId})},
                target: 'finishing',
                actions: [
                  {type: 'storeMark', params: ({event: {questionId, choice}}) => ({questionId, choice})},
                  {
                    type: 'requestMark',
                    params: ({context: {id}, event: {questionId, choice, key}}) => ({id, questionId, choice, key}),
                  },
                  'storeEnding',
                  {type: 'requestFinish', params: ({context: {id}}) => ({id, key: finishKeyOf(id)})},
                ],
              },
              {
                guard: {type: 'isKnown', params: ({event}) => ({questionId: event.questionId})},
                actions: [
                  {type: 'storeMark', params: ({event: {questionId, choice}}) => ({questionId, choice})},
                  {
                    type: 'requestMark',
                    params: ({context: {id}, event: {questionId, choice, key}}) => ({id, questionId, choice, key}),
                  },
                ],
              },
            ],
            'finish.request': [{guard: 'isComplete', target: 'confirming'}, {target: 'cannotFinish'}],
          },
        },
        cannotFinish: {
          tags: ['shown', 'open'],
          on: {
            'exam.arrived': {actions: {type: 'storeExam', params: ({event: {exam, questions}}) => ({exam, questions})}},
            'questions.failed': {actions: 'storeIncomplete'},
            'finish.cancel': 'answering',
          },
        },
        confirming: {
          tags: ['shown', 'open'],
          on: {
            'exam.arrived': {actions: {type: 'storeExam', params: ({event: {exam, questions}}) => ({exam, questions})}},
            'questions.failed': {actions: 'storeIncomplete'},
            'finish.cancel': 'answering',
            'finish.confirm': {
              target: 'finishing',
              actions: [
                'storeEnding',
                {type: 'requestFinish', params: ({context: {id}}) => ({id, key: finishKeyOf(id)})},
              ],
            },
          },
        },
        finishing: {
          tags: ['shown', 'awaitingWrite'],
          on: {
            'exam.arrived': [
              {
                guard: {type: 'isFinal', params: ({event}) => ({exam: event.exam})},
                target: '#diagnosticExam.leaving',
                actions: [
                  {type: 'storeExam', params: ({event: {exam, questions}}) => ({exam, questions})},
                  {
                    type: 'openNext',
                    params: ({context: {id, exam}}) => ({id, isPartial: exam?.isPartial === true}),
                  },
                ],
              },
              {actions: {type: 'storeExam', params: ({event: {exam, questions}}) => ({exam, questions})}},
            ],
            'questions.failed': {actions: 'storeIncomplete'},
            'write.confirmed': {
              guard: {type: 'isEndKey', params: ({event}) => ({key: event.key})},
              target: '#diagnosticExam.leaving',
              actions: {
                type: 'openNext',
                params: ({context: {id, exam}}) => ({id, isPartial: exam?.isPartial === true}),
              },
            },
            'write.refused': [
              {
                guard: {type: 'isEndKey', params: ({event}) => ({key: event.key})},
                target: 'answering',
                actions: ['clearEnding', 'notifyNotFinished'],
              },
              {actions: 'notifyRefused'},
            ],
          },
        },
        finished: {
          tags: 'shown',
          on: {
            'exam.arrived': {actions: {type: 'storeExam', params: ({event: {exam, questions}}) => ({exam, questions})}},
            'questions.failed': {actions: 'storeIncomplete'},
            'exam.retry': {target: '#diagnosticExam.open', reenter: true, actions: 'clearIncomplete'},
          },
        },
      },
    },
    leaving: {type: 'final'},
  },
})
