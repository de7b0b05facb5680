import {chart} from 'styled-system/recipes/chart'

/** What stands in the middle of a ring: a number, and what it counts. */
export type Centre = {readonly value: string; readonly unit: string}

/** The words in the middle of a ring, in a drawing around its middle; `size` is that of the number, in its units. */
export function CentreText({value, unit, size}: Centre & {readonly size: number}) {
  const styles = chart()
  return (
    <>
      <text className={styles.strong} style={{fontSize: `${size}px`}} textAnchor="middle" y={size / 2 - 10}>
        {value}
      </text>
      <text className={styles.number} textAnchor="middle" y={size - 2}>
        {unit}
      </text>
    </>
  )
}
