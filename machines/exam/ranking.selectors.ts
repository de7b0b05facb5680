import type {SnapshotFrom} from 'xstate'
import type {MockRanking} from '../../domain/exam/result.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {rankingMachine} from './ranking.machine.ts'

type RankingSnapshot = SnapshotFrom<typeof rankingMachine>

/** The student's place; null as long as there is none. */
export const knownRanking = (state: RankingSnapshot): MockRanking | null =>
  state.matches('ranked') ? state.context.ranking : null

/** When the ranking is made; null when there will be none. */
export const rankingTime = ({context}: RankingSnapshot): Instant | null => context.rankingAt
