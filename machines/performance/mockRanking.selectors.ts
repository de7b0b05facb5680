import type {SnapshotFrom} from 'xstate'
import {type RankingTable, rankingView} from '../../domain/performance/ranking.ts'
import type {mockRankingMachine} from './mockRanking.machine.ts'
import type {MockTemplate} from './mockRanking.types.ts'

type MockRankingSnapshot = SnapshotFrom<typeof mockRankingMachine>

export const mockTemplates = ({context}: MockRankingSnapshot): readonly MockTemplate[] => context.templates

/** The chosen mock exam; null while none is, or for one that there is not. */
export const chosenTemplate = ({context: {templates, template}}: MockRankingSnapshot): MockTemplate | null =>
  templates.find((one) => one.template === template) ?? null

/** Podium, rows and the student's own row; null for a ranking that is not shown. */
export function rankingTable({context: {rows}}: MockRankingSnapshot): RankingTable | null {
  const view = rankingView(rows)
  return view.kind === 'shown' ? view : null
}

/** Share, 0 to 1, of lower grades; null for who is not ranked. */
export const ownPercentile = ({context}: MockRankingSnapshot): number | null => context.percentile

export const isRankingFromDevice = ({context}: MockRankingSnapshot): boolean => context.isFromDevice
