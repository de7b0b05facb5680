import {MockRankingView} from '../../../src/features/performance/MockRankingView.tsx'
import {mockRankingModel, mockRankingView} from '../../models/performance/mockRanking.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(mockRankingModel, mockRankingView, ({state, send}) => (
  <MockRankingView state={state} send={send} download={() => undefined} />
))
