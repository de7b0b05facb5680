import {chart} from 'styled-system/recipes/chart'

export interface ChartReaderProps {
  /** What the control does, for those who hear it: "Ler ponto a ponto: …". */
  readonly label: string
  /** How many points there are; at least one. */
  readonly count: number
  /** The point that is read. */
  readonly current: number
  readonly onRead: (point: number) => void
  /** What one point says, in words. */
  readonly wordsOf: (point: number) => string
  /** The space left and right of the first and last point, in pixels, so that the handle stands below what it reads. */
  readonly inset?: readonly [left: number, right: number]
}

/**
 * Reads the points of a chart one by one: a slider, which keys, fingers and screen readers know how to move. What the
 * point says is spoken as its value and stands written below.
 */
export function ChartReader({label, count, current, onRead, wordsOf, inset = [0, 0]}: ChartReaderProps) {
  const styles = chart()
  const words = wordsOf(current)
  return (
    <div className={styles.reader} data-noprint="">
      <input
        type="range"
        className={styles.slider}
        style={{marginInlineStart: inset[0], marginInlineEnd: inset[1]}}
        aria-label={label}
        aria-valuetext={words}
        min={0}
        max={Math.max(count - 1, 0)}
        step={1}
        value={current}
        onChange={({currentTarget: {value}}) => onRead(Number(value))}
      />
      <p className={styles.reading} aria-hidden="true">
        {words}
      </p>
    </div>
  )
}
