import type {SnapshotFrom} from 'xstate'
import type {generalPerformanceMachine} from './generalPerformance.machine.ts'
import type {ChartChoice, ChartPoint} from './generalPerformance.types.ts'

type GeneralPerformanceSnapshot = SnapshotFrom<typeof generalPerformanceMachine>

export const chartChoice = ({context: {tag, span}}: GeneralPerformanceSnapshot): ChartChoice => ({tag, span})

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

/** The chart is what the device knew: no server answered. */
export const isChartFromDevice = ({context}: GeneralPerformanceSnapshot): boolean => context.isFromDevice
