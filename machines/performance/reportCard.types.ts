import type {TrophyCounts} from '../../domain/performance/goals.ts'
import type {Month} from '../../domain/performance/ranges.ts'
import type {ReportBlock} from '../../domain/performance/stars.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {CalendarDate} from '../../domain/shared/studyDay.ts'
import type {AreaAnswers} from './questionDonut.types.ts'

export type HitStats = {readonly hits: number; readonly total: number}

/** One theme of the month, the most urgent first (spec 3§3). Shares are 0 to 1. */
export type ReportTheme = {
  readonly lessonId: string | null
  readonly leaf: readonly string[]
  readonly priorityIndex: number
  readonly isPriority: boolean
  readonly stats: HitStats
  readonly lastMonthStats: HitStats
  readonly relevance: number
  readonly totalPerformance: number
  readonly performanceLastMonth: number | null
}

export type ExamDifficulty = {
  readonly difficulty: string
  readonly countAnswer: number
  /** 0 to 100; null without answers. */
  readonly percentage: number | null
}

/** What each block of the report card shows (spec 3§2.1, 3§3). */
export type ReportData = {
  readonly trophies: TrophyCounts
  readonly questions: readonly AreaAnswers[]
  readonly flashcards: {readonly hits: number; readonly misses: number}
  readonly frequency: readonly CalendarDate[]
  readonly themes: {
    readonly currMonth: number | null
    readonly lastMonth: number | null
    readonly themes: readonly ReportTheme[]
  }
  readonly difficulty: {readonly countExam: number; readonly answers: readonly ExamDifficulty[]}
  readonly areas: readonly {
    readonly classification: string | null
    readonly percentage: number
    readonly questions: number
    readonly correct: number
  }[]
}

/** One block that was read. */
export type ReadBlock = {
  readonly [Block in ReportBlock]: {
    readonly block: Block
    readonly data: ReportData[Block]
    /** No server answered: this is what the device knew. */
    readonly isFromDevice: boolean
  }
}[ReportBlock]

export type BlockStatus = 'loading' | 'ready' | 'offline' | 'failed'

export type ReportCardContext = {
  readonly month: Month
  /** The months of the picker, the oldest first. */
  readonly months: readonly Month[]
  readonly status: Readonly<Record<ReportBlock, BlockStatus>>
  /** What was read of the month. */
  readonly data: Partial<ReportData>
  readonly fromDevice: readonly ReportBlock[]
}

export type ReportCardInput = Pick<ReportCardContext, 'month' | 'months'>

/** What the reader of the blocks is told: read these again, now. */
export type BlocksAsked = {readonly type: 'blocks.ask'; readonly blocks: readonly ReportBlock[]}

export type ReportCardEvent =
  /** Blocks that have arrived; each as soon as it is there. */
  | {readonly type: 'blocks.done'; readonly reads: readonly ReadBlock[]}
  | {readonly type: 'blocks.failed'; readonly blocks: readonly ReportBlock[]; readonly failure: RequestFailure}
  | {readonly type: 'block.retry'; readonly block: ReportBlock}
  | {readonly type: 'month.set'; readonly month: Month}
  /** The address shows another month. */
  | {readonly type: 'address.changed'; readonly month: Month}
  | {readonly type: 'report.retry'}
  | {readonly type: 'report.print'}
  | {readonly type: 'network.returned'}
