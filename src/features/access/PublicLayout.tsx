import type {ReactNode} from 'react'
import {publicFrame} from 'styled-system/recipes/public-frame'
import {Badge} from '../../ui/status/Badge.tsx'
import {Card} from '../../ui/content/Card.tsx'
import {Logo, LogoMark} from '../../ui/content/Logo.tsx'
import type {Welcome} from './welcome.ts'

type Props = {
  readonly welcome: Pick<Welcome, 'badge' | 'course'>
  /** Pictures or banner: beside the card on a desk, not there on a phone, where the form comes first. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The visitor's page: logo, badge, and a card with the screen of the address (spec 1§2). The aside's place is kept. */
export function PublicLayout({welcome: {badge, course}, aside, children}: Props) {
  const styles = publicFrame()
  return (
    <div className={styles.root}>
      <main className={styles.main}>
        <div className={styles.column}>
          <div className={styles.brand}>
            {course === null ? (
              <Logo size="lg" />
            ) : (
              <span className={styles.courseLogo}>
                <LogoMark className={styles.courseMark} />
                {course}
              </span>
            )}
            {badge === null ? null : <Badge tone="brand">{badge}</Badge>}
          </div>
          <Card elevation="raised" padding="lg">
            {children}
          </Card>
        </div>
      </main>
      <aside className={styles.aside}>
        <div className={styles.asideInner}>{aside}</div>
      </aside>
    </div>
  )
}
