import {examPrintMachine} from '../../../machines/exam/examPrint.machine.ts'
import type {ExamPrintContext} from '../../../machines/exam/examPrint.types.ts'
import {examPrintFailures, examPrintText} from '../../../src/text/exam/examPrint.ts'
import type {Expectation, ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const examPrintModel: FlowModel<typeof examPrintMachine> = {
  machine: examPrintMachine,
  starts: {
    'an exam': {activityId: 'exam', isBlocked: false},
    'a mock exam that may not be printed': {activityId: 'mock', isBlocked: true},
  },
  cases: {'exam.print': [{type: 'exam.print', now: 1_000}], 'sheet.print': [{type: 'sheet.print'}]},
  replies: {
    'xstate.error.actor.preparePrint': [
      {failure: 'offline'},
      {code: 'tooLong'},
      {code: 'refused'},
      {code: 'PRINTING_BLOCKED', failure: 'refused'},
    ],
  },
  contextKey: ({failure, opened}) => [failure, opened],
  requests: ['preparePrint'],
  listeners: [],
  effects: ['openExam', 'openSheet'],
}

const exam = ['button', examPrintText.exam] as const
const sheet = ['button', examPrintText.sheet] as const

const openedExpectation = ({opened}: ExamPrintContext): Expectation => ({
  visible: [exam, sheet, ['status'], ['link', examPrintText.open[opened ?? 'exam']]],
})
const failedExpectation = ({failure}: ExamPrintContext): Expectation => ({
  visible: [
    ['alert'],
    ['text', examPrintText.failed],
    ['text', examPrintFailures[failure ?? 'unreachable']],
    ['button', examPrintText.tryAgain],
    sheet,
  ],
})

export const examPrintView: ViewModel<typeof examPrintMachine> = {
  interactions: {
    'exam.print': (page) =>
      page.getByRole('button', {name: new RegExp(`^(${examPrintText.exam}|${examPrintText.tryAgain})$`)}).click(),
    'sheet.print': (page) => page.getByRole('button', {name: examPrintText.sheet}).click(),
  },
  expectations: {
    idle: {visible: [exam, sheet], absent: [['alert'], ['status'], ['link']]},
    preparing: {visible: [['button', examPrintText.preparing], sheet], absent: [['alert'], exam]},
    opened: openedExpectation,
    failed: failedExpectation,
    blocked: ({opened}) => ({
      visible: [
        ['text', new RegExp(`^${examPrintText.blocked}`)],
        sheet,
        ...(opened ? ([['link', examPrintText.open[opened]]] as const) : []),
      ],
      absent: [exam, ['alert']],
    }),
  },
}
