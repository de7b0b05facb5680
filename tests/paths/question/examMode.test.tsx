import {ExamModeView} from '../../../src/features/question/ExamModeView.tsx'
import {examModeModel, examModeView} from '../../models/question/examMode.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(examModeModel, examModeView, ({state, send}) => (
  <ExamModeView state={state} send={send} syncStatus="saved" onOpen={() => undefined} />
))
