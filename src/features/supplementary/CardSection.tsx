import {type ReactNode, useId} from 'react'
import {gridStyle, headingStyle, sectionStyle, stripStyle} from './styles.ts'

type Props = {
  readonly title: string
  /** A strip that scrolls sideways instead of a grid. */
  readonly isNews?: boolean
  /** Cards as list items. */
  readonly children: ReactNode
}

/** A category with its cards, or the newest of all. */
export function CardSection({title, isNews = false, children}: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={sectionStyle}>
      <h2 id={id} className={headingStyle}>
        {title}
      </h2>
      <ul className={isNews ? stripStyle : gridStyle}>{children}</ul>
    </section>
  )
}
