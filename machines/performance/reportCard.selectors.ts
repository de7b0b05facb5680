import type {SnapshotFrom} from 'xstate'
import {areaOf} from '../../domain/exam/areas.ts'
import {presenceShare} from '../../domain/performance/presence.ts'
import {hasStar, type MonthNumbers, type ReportBlock, reportBlocks} from '../../domain/performance/stars.ts'
import {trophyPoints} from '../../domain/performance/goals.ts'
import type {Month} from '../../domain/performance/ranges.ts'
import type {CalendarDate} from '../../domain/shared/studyDay.ts'
import type {reportCardMachine} from './reportCard.machine.ts'
import type {BlockStatus, ReportCardContext, ReportData} from './reportCard.types.ts'

type ReportCardSnapshot = SnapshotFrom<typeof reportCardMachine>

export const shownMonth = ({context}: ReportCardSnapshot): Month => context.month

/** The months to choose from, the newest first. */
export const offeredMonths = ({context}: ReportCardSnapshot): readonly Month[] => context.months.toReversed()

/** The months before and after the one that is shown; null at the ends. */
export function neighbourMonths({context: {month, months}}: ReportCardSnapshot): {
  readonly before: Month | null
  readonly after: Month | null
} {
  const place = months.indexOf(month)
  return {before: months[place - 1] ?? null, after: months[place + 1] ?? null}
}

/** The blocks in the order of the loader. */
export const blockStates = ({
  context: {status},
}: ReportCardSnapshot): readonly {readonly block: ReportBlock; readonly status: BlockStatus}[] =>
  reportBlocks.map((block) => ({block, status: status[block]}))

export const reportData = ({context}: ReportCardSnapshot): Partial<ReportData> => context.data

/** Some of the report is what the device knew. */
export const isReportFromDevice = ({context}: ReportCardSnapshot): boolean => context.fromDevice.length > 0

const isTheirs = (difficulty: string) => (row: {readonly difficulty: string}) => row.difficulty === difficulty

/** What the month came to; what was not read counts as nothing. */
export function monthNumbers(
  {data, month}: Pick<ReportCardContext, 'data' | 'month'>,
  today: CalendarDate,
): MonthNumbers {
  const {trophies, questions = [], flashcards, frequency = [], themes, difficulty, areas = []} = data
  const percentOf = (name: string) => difficulty?.answers.find(isTheirs(name))?.percentage ?? null
  return {
    trophies: {gold: trophies?.gold ?? 0, weeks: (trophies?.maxTrophyPoints ?? 0) / trophyPoints.gold},
    questions: questions.reduce((sum, row) => sum + row.questions, 0),
    flashcards: (flashcards?.hits ?? 0) + (flashcards?.misses ?? 0),
    presence: presenceShare(month, frequency, today),
    correct: (themes?.themes ?? []).reduce((sum, {stats}) => sum + stats.hits, 0),
    difficulty: {easy: percentOf('easy'), medium: percentOf('medium'), hard: percentOf('hard')},
    areas: areas.map(({classification, percentage}) => ({area: areaOf(classification), percentage})),
  }
}

/** The blocks whose rainbow star the month has, of those that were read. */
export const wonStars = ({context}: ReportCardSnapshot, today: CalendarDate): readonly ReportBlock[] => {
  const numbers = monthNumbers(context, today)
  return reportBlocks.filter((block) => context.status[block] === 'ready' && hasStar(block, numbers))
}
