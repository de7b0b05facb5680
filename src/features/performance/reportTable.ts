import {areaOf} from '../../../domain/exam/areas.ts'
import type {CsvCell} from '../../../domain/performance/csv.ts'
import type {Month} from '../../../domain/performance/ranges.ts'
import type {ReportData} from '../../../machines/performance/reportCard.types.ts'
import {areaNames} from '../../text/exam/examResult.ts'
import {fullDate} from '../../text/performance/performance.ts'
import {blockNames, difficultyLabels, reportText} from '../../text/performance/reportCard.ts'
import {goalsText, tierNames} from '../../text/performance/weeklyGoals.ts'
import type {CsvTable} from './CsvButton.tsx'

type Row = readonly CsvCell[]

function trophyRows({trophies}: Partial<ReportData>): readonly Row[] {
  if (trophies === undefined) return []
  const {bronze, silver, gold, trophyPoints, maxTrophyPoints} = trophies
  return [
    [blockNames.trophies, tierNames.bronze, bronze, null],
    [blockNames.trophies, tierNames.silver, silver, null],
    [blockNames.trophies, tierNames.gold, gold, null],
    [blockNames.trophies, goalsText.pointsLabel, trophyPoints, maxTrophyPoints],
  ]
}

/** All numbers of a report card in one table: block, what it counts, how many right, of how many. */
export const reportTable = (month: Month, data: Partial<ReportData>): CsvTable => ({
  name: `boletim-${month}`,
  head: [reportText.block, reportText.item, reportText.right, reportText.total],
  rows: [
    ...trophyRows(data),
    ...(data.questions ?? []).map(({area, correct, questions}): Row => [
      blockNames.questions,
      areaNames[areaOf(area)],
      correct,
      questions,
    ]),
    ...(data.flashcards === undefined
      ? []
      : [
          [
            blockNames.flashcards,
            blockNames.flashcards,
            data.flashcards.hits,
            data.flashcards.hits + data.flashcards.misses,
          ],
        ]),
    ...(data.frequency ?? []).map((date): Row => [blockNames.frequency, fullDate(date), 1, 1]),
    ...(data.themes?.themes ?? []).map(({leaf, stats}): Row => [
      blockNames.themes,
      leaf.join(' - '),
      stats.hits,
      stats.total,
    ]),
    ...(data.difficulty?.answers ?? []).map(({difficulty, percentage, countAnswer}): Row => [
      blockNames.difficulty,
      difficultyLabels[difficulty] ?? difficulty,
      percentage === null ? null : (percentage * countAnswer) / 100,
      countAnswer,
    ]),
    ...(data.areas ?? []).map(({classification, correct, questions}): Row => [
      blockNames.areas,
      areaNames[areaOf(classification)],
      correct,
      questions,
    ]),
  ],
})
