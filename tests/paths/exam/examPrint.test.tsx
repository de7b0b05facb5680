import {ExamPrintView} from '../../../src/features/exam/print/ExamPrintView.tsx'
import {examPrintModel, examPrintView} from '../../models/exam/examPrint.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(examPrintModel, examPrintView, ({state, send}) => (
  <ExamPrintView state={state} send={send} now={() => 1_000} paths={{exam: '#', sheet: '#'}} />
))
