import {table} from '../lib/table.ts'

/** One number of a drill. `most` and `least` are what it has to keep; a number without them is told only. */
export type Figure = {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly most?: number
  readonly least?: number
}

/** What a drill found: its numbers, and whatever was wrong in words. */
export type Report = {readonly figures: readonly Figure[]; readonly complaints: readonly string[]}

/** Options of every drill, from its command line. */
export type DrillOptions = {
  /** Whatever is random follows from it. */
  readonly seed: number
  /** A short run that shows that the drill works, not what the machine bears. */
  readonly isSmall: boolean
  /** Takes one confirmed write away before the drill looks, to see that it notices. */
  readonly hasSeededDefect: boolean
  /** Minutes of a drill that lasts. */
  readonly minutes: number
  readonly say: (text: string) => void
}

export type Drill = (options: DrillOptions) => Promise<Report>

/** A drill that this machine cannot run: what is missing, and how to get it. */
export class DrillCannotRun extends Error {}

/** True when the number keeps what it has to keep; what is not a number keeps nothing. */
export function holds({value, most, least}: Figure): boolean {
  if (Number.isNaN(value)) return false
  return value <= (most ?? Number.POSITIVE_INFINITY) && value >= (least ?? Number.NEGATIVE_INFINITY)
}

/** True when every number holds and nothing else was wrong. A drill that measured nothing has failed. */
export const passed = ({figures, complaints}: Report): boolean =>
  figures.length > 0 && complaints.length === 0 && figures.every(holds)

const shown = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2))

function goalOf({most, least}: Figure): string {
  if (most !== undefined && most === least) return `${most}`
  return [...(most === undefined ? [] : [`<= ${most}`]), ...(least === undefined ? [] : [`>= ${least}`])].join(', ')
}

/** The numbers as a table, and below it what was wrong. */
export function reportText(report: Report): string {
  const rows = report.figures.map((figure) => [
    goalOf(figure) === '' ? '' : holds(figure) ? 'ok' : 'FAILED',
    figure.name,
    `${shown(figure.value)} ${figure.unit}`.trim(),
    goalOf(figure),
  ])
  return [table(['', 'figure', 'measured', 'goal'], rows), ...report.complaints.map((text) => `FAILED ${text}`)].join(
    '\n',
  )
}
