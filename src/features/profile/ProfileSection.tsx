import {type ReactNode, useId} from 'react'
import {css} from 'styled-system/css'
import {Card} from '../../ui/content/Card.tsx'

type Props = {readonly title: string; readonly intro?: ReactNode; readonly children: ReactNode}

/** One group of the profile page, under its heading. */
export function ProfileSection({title, intro, children}: Props) {
  const id = useId()
  return (
    <Card as="section" padding="lg" aria-labelledby={id} className={rootStyle}>
      <header>
        <h2 id={id} className={css({textStyle: 'heading', color: 'text.strong'})}>
          {title}
        </h2>
        {intro === undefined ? null : (
          <p className={css({textStyle: 'body', color: 'text.muted', marginTop: '1', maxWidth: 'prose'})}>{intro}</p>
        )}
      </header>
      {children}
    </Card>
  )
}

const rootStyle = css({display: 'flex', flexDirection: 'column', gap: '5'})
