import {AnswerSheetView} from '../../../src/features/exam/sheet/AnswerSheetView.tsx'
import {answerSheetModel, answerSheetView} from '../../models/exam/answerSheet.model.ts'
import {walkView} from '../../support/walkView.tsx'

const keys = {open: 'k1', confirm: 'k2'}

walkView(answerSheetModel, answerSheetView, ({state, send}) => (
  <AnswerSheetView state={state} send={send} newKey={() => (state.matches('closed') ? keys.open : keys.confirm)} />
))
