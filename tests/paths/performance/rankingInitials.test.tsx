import {RankingInitialsView} from '../../../src/features/performance/RankingInitialsView.tsx'
import {rankingInitialsModel, rankingInitialsView} from '../../models/performance/rankingInitials.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(rankingInitialsModel, rankingInitialsView, RankingInitialsView)
