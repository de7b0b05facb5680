import {examPrintMachine} from '../../../machines/exam/examPrint.machine.ts'
import type {ExamPrintContext} from '../../../machines/exam/examPrint.types.ts'
import {examPrintFailures, examPrintText} from '../../../src/text/exam/examPrint.ts'
import type {Face, ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
  tellApart: ({failure, opened}) => [failure, opened],
  requests: ['preparePrint'],
  listeners: [],
  tells: ['openExam', 'openSheet'],
}

const exam = ['button', examPrintText.exam] as const
const sheet = ['button', examPrintText.sheet] as const

const openedFace = ({opened}: ExamPrintContext): Face => ({
  sees: [exam, sheet, ['status'], ['link', examPrintText.open[opened ?? 'exam']]],
})
const failedFace = ({failure}: ExamPrintContext): Face => ({
  sees: [
    ['alert'],
    ['text', examPrintText.failed],
    ['text', examPrintFailures[failure ?? 'unreachable']],
    ['button', examPrintText.tryAgain],
    sheet,
  ],
})

export const examPrintView: ViewModel<typeof examPrintMachine> = {
  perform: {
    'exam.print': (page) =>
      page.getByRole('button', {name: new RegExp(`^(${examPrintText.exam}|${examPrintText.tryAgain})$`)}).click(),
    'sheet.print': (page) => page.getByRole('button', {name: examPrintText.sheet}).click(),
  },
  faces: {
    idle: {sees: [exam, sheet], misses: [['alert'], ['status'], ['link']]},
    preparing: {sees: [['button', examPrintText.preparing], sheet], misses: [['alert'], exam]},
    opened: openedFace,
    failed: failedFace,
    blocked: {sees: [['alert'], ['text', examPrintText.blocked], sheet], misses: [exam]},
  },
}
