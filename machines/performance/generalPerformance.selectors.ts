import type {SnapshotFrom} from 'xstate'
import {type AreaCode, areaOf, areaOrder} from '../../domain/exam/areas.ts'
import type {DateRange} from '../../domain/performance/ranges.ts'
import type {generalPerformanceMachine} from './generalPerformance.machine.ts'
import type {AreaAnswers, ChartChoice, ChartPoint} from './generalPerformance.types.ts'

type GeneralPerformanceSnapshot = SnapshotFrom<typeof generalPerformanceMachine>

export const chartChoice = ({context: {tag, span}}: GeneralPerformanceSnapshot): ChartChoice => ({tag, span})

export const shownRange = ({context}: GeneralPerformanceSnapshot): DateRange => context.range

const share = (correct: number | null, wrong: number | null): number | null =>
  correct === null || wrong === null || correct + wrong === 0 ? null : (100 * correct) / (correct + wrong)

export type WeekShare = ChartPoint & {
  /** Right of all, 0 to 100; null for a week without answers. */
  readonly own: number | null
  /** The same of all students. */
  readonly global: number | null
}

/** The weeks of the chart, the oldest first. */
export const chartWeeks = ({context: {points}}: GeneralPerformanceSnapshot): readonly WeekShare[] =>
  points.map((point) => ({
    ...point,
    own: share(point.correct, point.wrong),
    global: share(point.globalCorrect, point.globalWrong),
  }))

export type AreaCount = {
  readonly area: AreaCode
  readonly questions: number
  readonly correct: number
  readonly wrong: number
}

/** The areas of a donut in the order of all charts; areas of unknown codes count among those without one. */
export function areaCounts(areas: readonly AreaAnswers[]): readonly AreaCount[] {
  return areaOrder.flatMap((code) => {
    const rows = areas.filter(({area}) => areaOf(area) === code)
    const sum = (of: 'questions' | 'correct' | 'wrong') => rows.reduce((total, row) => total + row[of], 0)
    const counted = {area: code, questions: sum('questions'), correct: sum('correct'), wrong: sum('wrong')}
    return counted.questions === 0 ? [] : [counted]
  })
}

export const donutAreas = ({context}: GeneralPerformanceSnapshot): readonly AreaCount[] => areaCounts(context.areas)

/** Something of the page is what the device knew. */
export const isGeneralFromDevice = ({
  context: {isChartFromDevice, isDonutFromDevice},
}: GeneralPerformanceSnapshot): boolean => isChartFromDevice || isDonutFromDevice
