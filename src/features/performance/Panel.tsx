import {type ReactNode, useId} from 'react'
import {cx} from 'styled-system/css'
import {Card} from '../../ui/content/Card.tsx'
import {headingStyle, headStyle, panelStyle} from './panel.ts'

type Props = {
  /** Without one, what stands in it has its own title. */
  readonly title?: string | undefined
  /** Names the part for those who hear it, also while it has no title; else its title does. */
  readonly label?: string
  readonly actions?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** One part of a performance page. */
export function Panel({title, label, actions, className, children}: Props) {
  const id = useId()
  return (
    <Card
      as="section"
      className={cx(panelStyle, className)}
      {...(label !== undefined ? {'aria-label': label} : title !== undefined && {'aria-labelledby': id})}
    >
      {title === undefined && actions === undefined ? null : (
        <div className={headStyle}>
          {title === undefined ? null : (
            <h2 id={id} className={headingStyle}>
              {title}
            </h2>
          )}
          {actions}
        </div>
      )}
      {children}
    </Card>
  )
}
