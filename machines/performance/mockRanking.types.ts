import type {RankingRow} from '../../domain/performance/ranking.ts'

export type MockTemplate = {readonly template: string; readonly title: string}

export type LoadedRanking = {
  /** As the wire has them: the last is the student's own. */
  readonly rows: readonly RankingRow[]
  /** Share, 0 to 1, of lower grades; null for who is not ranked. */
  readonly percentile: number | null
  /** No server answered: this is what the device knew. */
  readonly isFromDevice: boolean
}

export type MockRankingContext = LoadedRanking & {
  readonly templates: readonly MockTemplate[]
  /** The mock exam that is chosen; null before one is. */
  readonly template: string | null
}

export type MockRankingInput = Pick<MockRankingContext, 'template'>

export type MockRankingEvent =
  | {readonly type: 'template.choose'; readonly template: string}
  /** The address shows another mock exam, or none. */
  | {readonly type: 'address.changed'; readonly template: string | null}
  | {readonly type: 'ranking.retry'}
  | {readonly type: 'network.returned'}
