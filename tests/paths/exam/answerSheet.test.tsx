import {AnswerSheetView} from '../../../src/features/exam/sheet/AnswerSheetView.tsx'
import {answerSheetModel, answerSheetView} from '../../models/exam/answerSheet.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(answerSheetModel, answerSheetView, ({state, send}) => <AnswerSheetView state={state} send={send} />)
