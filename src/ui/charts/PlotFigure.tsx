import type {ReactNode} from 'react'
import {chart} from 'styled-system/recipes/chart'
import {usePlotWidth} from './usePlotWidth.ts'

type Props = {
  readonly id: string
  readonly title: ReactNode
  /** What the drawing shows, in a sentence, for those who do not see it. */
  readonly description: string
  /** Height of the drawing in pixels for a width. */
  readonly heightOf: (width: number) => number
  /** The drawing in SVG, of this many pixels from its upper left corner. */
  readonly renderDrawing: (width: number, height: number) => ReactNode
  /** A pointer is over or pressed on the drawing, here. */
  readonly onPoint?: (x: number, y: number, width: number) => void
  /** What the looks of the drawing mean. */
  readonly legend?: ReactNode
  /** What stands below it: its reader and its table. */
  readonly children: ReactNode
}

/** A drawing as wide as its place, with its title, its description and its table. */
export function PlotFigure({id, title, description, heightOf, renderDrawing, onPoint, legend, children}: Props) {
  const styles = chart()
  const [ref, width] = usePlotWidth()
  const height = heightOf(width)
  return (
    <figure className={styles.root}>
      <figcaption className={styles.title}>{title}</figcaption>
      {legend}
      <div ref={ref} className={styles.stage}>
        <svg
          className={styles.wide}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
          onPointerMove={(event) => {
            const box = event.currentTarget.getBoundingClientRect()
            const scale = width / Math.max(box.width, 1)
            onPoint?.((event.clientX - box.left) * scale, (event.clientY - box.top) * scale, width)
          }}
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-text`}>{description}</desc>
          {renderDrawing(width, height)}
        </svg>
      </div>
      {children}
    </figure>
  )
}
