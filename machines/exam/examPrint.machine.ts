import {assign, setup} from 'xstate'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import {codeOf} from '../shared/codeOf.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {ExamPrintContext, ExamPrintEvent, ExamPrintInput, PrintedPart, PrintFailure} from './examPrint.types.ts'

const failureIn = (error: unknown): PrintFailure => {
  const code = codeOf(error)
  if (code === 'tooLong') return 'tooLong'
  return code === 'refused' ? 'notStored' : requestFailureIn(error)
}

/**
 * An exam and its answer sheet on paper (flow F-075; spec 2§2, 2§7): the exam is read, left on the device and opened in a tab
 * of its own, the sheet opens at once. A mock exam may forbid its printing, also while this page is
 * open: then it is not offered.
 */
export const examPrintMachine = setup({
  types: {} as {context: ExamPrintContext; events: ExamPrintEvent; input: ExamPrintInput; tags: 'pending'},
  actors: {
    /** GetActivityDetailsForPrint, never from the cache, and its place on the device. Rejects with a code or a failure. */
    preparePrint: notProvided<void, {readonly activityId: string; readonly now: Instant}>('preparePrint'),
  },
  actions: {
    storeAsked: assign((_, {now}: {now: Instant}) => ({askedAt: now, failure: null, opened: null})),
    storeFailure: assign((_, {failure}: {failure: PrintFailure}) => ({failure})),
    storeOpened: assign((_, {part}: {part: PrintedPart}) => ({opened: part})),
    openExam: effect('openExam'),
    openSheet: effect('openSheet'),
  },
  guards: {
    isBlocked: ({context}) => context.isBlocked,
    isRefused: (_, {error}: {error: unknown}) => codeOf(error) === 'PRINTING_BLOCKED',
  },
}).createMachine({
  id: 'examPrint',
  context: ({input}) => ({...input, failure: null, opened: null, askedAt: 0}),
  initial: 'idle',
  on: {'sheet.print': {target: '.opened', actions: [{type: 'storeOpened', params: {part: 'sheet'}}, 'openSheet']}},
  states: {
    idle: {
      always: {guard: 'isBlocked', target: 'blocked'},
      on: {
        'exam.print': {target: 'preparing', actions: {type: 'storeAsked', params: ({event}) => ({now: event.now})}},
      },
    },
    preparing: {
      tags: 'pending',
      // The exam that is on its way would be forgotten.
      on: {'sheet.print': {actions: 'openSheet'}},
      invoke: {
        id: 'preparePrint',
        src: 'preparePrint',
        input: ({context: {activityId, askedAt}}) => ({activityId, now: askedAt}),
        onDone: {target: 'opened', actions: [{type: 'storeOpened', params: {part: 'exam'}}, 'openExam']},
        onError: [
          {guard: {type: 'isRefused', params: ({event}) => ({error: event.error})}, target: 'blocked'},
          {target: 'failed', actions: {type: 'storeFailure', params: ({event}) => ({failure: failureIn(event.error)})}},
        ],
      },
    },
    opened: {
      on: {
        'exam.print': {target: 'preparing', actions: {type: 'storeAsked', params: ({event}) => ({now: event.now})}},
      },
    },
    failed: {
      on: {'exam.print': {target: 'preparing', actions: {type: 'storeAsked', params: ({event}) => ({now: event.now})}}},
    },
    // Its sheet of answers may be printed.
    blocked: {on: {'sheet.print': {actions: [{type: 'storeOpened', params: {part: 'sheet'}}, 'openSheet']}}},
  },
})
