import {MockExamView} from '../../../src/features/exam/MockExamView.tsx'
import {mockExamModel, mockExamView, times} from '../../models/exam/mockExam.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(mockExamModel, mockExamView, ({state, send}) => (
  <MockExamView state={state} send={send} isStuck refused={0} now={() => times.open} onOpen={() => undefined} />
))
