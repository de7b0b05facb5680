import {MockResultView} from '../../../src/features/exam/result/MockResultView.tsx'
import {mockResultModel, mockResultView} from '../../models/exam/mockResult.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(mockResultModel, mockResultView, ({state, send}) => (
  <MockResultView state={state} send={send} title="Simulado" ranking={null} />
))
