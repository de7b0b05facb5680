import {QuestionDonutView} from '../../../src/features/performance/QuestionDonutView.tsx'
import {questionDonutModel, questionDonutView} from '../../models/performance/questionDonut.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(questionDonutModel, questionDonutView, ({state, send}) => (
  <QuestionDonutView state={state} send={send} download={() => undefined} />
))
