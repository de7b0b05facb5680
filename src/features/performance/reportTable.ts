import {areaCodes, areaOf} from '../../../domain/exam/areas.ts'
import type {CsvCell} from '../../../domain/shared/csv.ts'
import {trophyPoints} from '../../../domain/performance/goals.ts'
import {presenceCells} from '../../../domain/performance/presence.ts'
import type {Month} from '../../../domain/performance/ranges.ts'
import {type ReportBlock, reportBlocks, starGoals} from '../../../domain/performance/stars.ts'
import {pointsBetween, priorityTone, redThemes} from '../../../domain/performance/themes.ts'
import {percentagesOf} from '../../../domain/shared/percentages.ts'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import {areaCounts} from '../../../machines/performance/questionDonut.selectors.ts'
import type {ReportData} from '../../../machines/performance/reportCard.types.ts'
import {areaNames} from '../../text/exam/examResult.ts'
import {fullDate} from '../../text/performance/performance.ts'
import {
  blockNames,
  difficultyLabels,
  presenceState,
  reportText,
  starGoalTexts,
  starsWon,
} from '../../text/performance/reportCard.ts'
import {goalsText, tierNames} from '../../text/performance/weeklyGoals.ts'
import type {CsvTable} from './CsvButton.tsx'
import type {Difficulty} from '../../../domain/question/results.ts'

/** What a row tells beside its block and its item; what is left out is empty. */
type Told = {
  readonly amount?: number | null
  readonly total?: number
  readonly percent?: number | null
  /** Of all of the block, in percent. */
  readonly share?: number
  /** Points more than in the month before. */
  readonly change?: number | null
  /** Percent that the star takes. */
  readonly goal?: number
  readonly status?: string
}
type Row = {readonly item: string} & Told

const shareOf = (part: number, total: number): number | null => (total === 0 ? null : (100 * part) / total)

const isGraded = (difficulty: string): difficulty is Difficulty =>
  difficulty === 'easy' || difficulty === 'medium' || difficulty === 'hard'

type Rows = {readonly [Block in ReportBlock]: (data: ReportData[Block]) => readonly Row[]}

const rowsOf = (month: Month, today: CalendarDate): Rows => ({
  trophies: ({bronze, silver, gold, trophyPoints: points, maxTrophyPoints}) => [
    {item: tierNames.bronze, amount: bronze},
    {item: tierNames.silver, amount: silver},
    {item: tierNames.gold, amount: gold},
    {item: goalsText.pointsLabel, amount: points, total: maxTrophyPoints},
    {item: reportText.weeksCounted, amount: maxTrophyPoints / trophyPoints.gold},
  ],
  questions: (data) => {
    const areas = areaCounts(data)
    const shares = percentagesOf(areas.map(({questions}) => questions))
    return [
      ...areas.map(({area, questions, correct}, place) => ({
        item: areaNames[area],
        amount: correct,
        total: questions,
        percent: shareOf(correct, questions),
        share: shares[place] ?? 0,
        status: `${questions - correct} ${reportText.wrong}`,
      })),
      {
        item: reportText.allAreas,
        amount: areas.reduce((sum, {correct}) => sum + correct, 0),
        total: areas.reduce((sum, {questions}) => sum + questions, 0),
      },
    ]
  },
  flashcards: ({hits, misses}) => {
    const shares = percentagesOf([hits, misses])
    return [
      {item: reportText.hits, amount: hits, total: hits + misses, share: shares[0] ?? 0},
      {item: reportText.misses, amount: misses, total: hits + misses, share: shares[1] ?? 0},
    ]
  },
  frequency: (dates) => {
    const cells = presenceCells(month, dates, today).filter(({isOfMonth}) => isOfMonth)
    const lived = cells.filter(({isFuture}) => !isFuture)
    return [
      {item: reportText.presence, amount: lived.filter(({isPresent}) => isPresent).length, total: lived.length},
      ...cells.map((cell) => ({item: fullDate(cell.date), status: presenceState(cell)})),
    ]
  },
  themes: ({themes, currMonth, lastMonth}) => [
    {
      item: reportText.everyTheme,
      percent: currMonth === null ? null : 100 * currMonth,
      change: pointsBetween(lastMonth, currMonth),
    },
    ...themes.map(({leaf, stats, totalPerformance, performanceLastMonth, isPriority}, place) => ({
      item: leaf.join(' - '),
      amount: stats.hits,
      total: stats.total,
      percent: 100 * totalPerformance,
      change: pointsBetween(performanceLastMonth, totalPerformance),
      ...(isPriority && {status: priorityTone(place, redThemes.report) === 'red' ? reportText.red : reportText.yellow}),
    })),
  ],
  difficulty: ({countExam, answers}) => [
    {item: reportText.difficultyTitle(countExam), amount: countExam},
    ...answers.map(({difficulty, percentage, countAnswer}) => ({
      item: difficultyLabels[difficulty] ?? difficulty,
      amount: percentage === null ? null : (percentage * countAnswer) / 100,
      total: countAnswer,
      percent: percentage,
      ...(isGraded(difficulty) && {goal: starGoals[difficulty]}),
    })),
  ],
  areas: (data) =>
    data.map(({classification, correct, questions, percentage}) => ({
      item: areaNames[areaOf(classification)],
      amount: correct,
      total: questions,
      percent: percentage,
      ...(areaCodes.some((code) => code === classification) && {goal: starGoals.area}),
    })),
})

type Report = {
  readonly month: Month
  readonly today: CalendarDate
  readonly data: Partial<ReportData>
  /** The blocks whose star is won. */
  readonly won: readonly ReportBlock[]
}

/** All that a report card shows, in one table; a block that was not read has no rows. */
export function reportTable({month, today, data, won}: Report): CsvTable {
  const rows = rowsOf(month, today)
  const cellsOf = (block: string, {item, amount, total, percent, share, change, goal, status}: Row): CsvCell[] => [
    block,
    item,
    ...[amount, total, percent, share, change, goal, status].map((cell) => cell ?? null),
  ]
  const blockRows = <Block extends ReportBlock>(block: Block): CsvCell[][] => {
    const read: ReportData[Block] | undefined = data[block]
    if (read === undefined) return []
    const star = {
      item: starGoalTexts[block],
      status: won.includes(block) ? reportText.starWon : reportText.starOpen,
    }
    return [...rows[block](read), star].map((row) => cellsOf(blockNames[block], row))
  }
  return {
    name: `boletim-${month}`,
    head: [
      reportText.block,
      reportText.item,
      reportText.amount,
      reportText.total,
      reportText.percent,
      reportText.shareOfBlock,
      reportText.changeInPoints,
      reportText.starGoal,
      reportText.status,
    ],
    rows: [
      cellsOf(reportText.title, {item: starsWon(won.length)}),
      ...reportBlocks.flatMap((block) => blockRows(block)),
    ],
  }
}
