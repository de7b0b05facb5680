import {RankingView} from '../../../src/features/exam/result/RankingView.tsx'
import {rankingModel, rankingView} from '../../models/exam/ranking.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(rankingModel, rankingView, ({state, send}) => <RankingView state={state} send={send} percentile={0.87} />)
