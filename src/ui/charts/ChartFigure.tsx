import type {ReactNode} from 'react'
import {chart} from 'styled-system/recipes/chart'

type Props = {
  readonly id: string
  readonly title: string
  /** What the drawing shows, in a sentence, for those who do not see it. */
  readonly description: string
  /** In units of the drawing, around its middle. */
  readonly size: readonly [width: number, height: number]
  /** The drawing, in SVG. */
  readonly drawing: ReactNode
  /** What stands below it: its table. */
  readonly children: ReactNode
}

/** A drawing around its middle, with its title, its description and its table. */
export function ChartFigure({id, title, description, size: [width, height], drawing, children}: Props) {
  const styles = chart()
  return (
    <figure className={styles.root}>
      <figcaption className={styles.title}>{title}</figcaption>
      <svg
        className={styles.plot}
        viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-text`}>{description}</desc>
        {drawing}
      </svg>
      {children}
    </figure>
  )
}

/** A chart without anything to draw. */
export function EmptyChart({title, children}: {readonly title: string; readonly children: ReactNode}) {
  const styles = chart()
  return (
    <figure className={styles.root}>
      <figcaption className={styles.title}>{title}</figcaption>
      <p className={styles.empty}>{children}</p>
    </figure>
  )
}
