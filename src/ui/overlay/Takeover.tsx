import {Dialog as Ark} from '@ark-ui/react/dialog'
import {Portal} from '@ark-ui/react/portal'
import {useEffect, useRef} from 'react'
import type {ReactNode} from 'react'
import {takeover} from 'styled-system/recipes/takeover'
import {Logo} from '../content/Logo.tsx'

export interface TakeoverProps {
  /** Changes with the page: the new title takes the focus, and the page starts at its top. */
  readonly pageId: string
  readonly title: ReactNode
  readonly text?: ReactNode
  /** How far the student is: `count` in words, and the same for the bar. */
  readonly progress: {readonly count: string; readonly position: number; readonly total: number}
  readonly children?: ReactNode
  /** A drawing above the title. */
  readonly art?: ReactNode
  /** The way back, at the start of the last line. */
  readonly back?: ReactNode
  /** The way on, at its end. */
  readonly actions?: ReactNode
  /** `words` stand in the middle of the page, a `form` starts at its top. */
  readonly layout?: 'words' | 'form'
}

/** Pages over everything else that a person goes through in order; they end by their own buttons only. Load it lazily: it brings Ark UI along. */
export const Takeover = ({
  pageId,
  title,
  text,
  progress,
  children,
  art,
  back,
  actions,
  layout = 'form',
}: TakeoverProps) => {
  const styles = takeover({layout})
  const content = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    content.current?.scrollTo({top: 0})
    heading.current?.focus()
  }, [pageId])
  return (
    <Ark.Root open closeOnEscape={false} closeOnInteractOutside={false} initialFocusEl={() => heading.current}>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content ref={content} className={styles.content}>
            <div className={styles.bar}>
              <div className={styles.progress}>
                <span className={styles.fill} style={{width: `${(100 * progress.position) / progress.total}%`}} />
              </div>
              <div className={styles.head}>
                <Logo size="sm" />
                <p className={styles.count}>{progress.count}</p>
              </div>
            </div>
            <div className={styles.body}>
              <div className={styles.column}>
                {art}
                <div>
                  <Ark.Title asChild>
                    <h1 ref={heading} tabIndex={-1} className={styles.title}>
                      {title}
                    </h1>
                  </Ark.Title>
                  {text !== undefined && <p className={styles.text}>{text}</p>}
                </div>
                {children}
              </div>
            </div>
            <div className={styles.footer}>
              <div className={styles.actions}>
                {back}
                <div className={styles.onward}>{actions}</div>
              </div>
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
