import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import {agendaText} from '../../text/agenda/agenda.ts'
import {Badge} from '../../ui/status/Badge.tsx'
import {CheckIcon} from '../../ui/icon/icons.tsx'

type Props = {
  readonly kind: string
  readonly title: string
  readonly path?: string
  readonly isFinished: boolean
  readonly children?: ReactNode
}

/** What an activity is, what it is called, and whether it is done. */
export function ActivityHead({kind, title, path, isFinished, children}: Props) {
  return (
    <header className={css({display: 'flex', flexDirection: 'column', gap: '1'})}>
      <p className={css({textStyle: 'overline', color: 'brand.text'})}>{kind}</p>
      <div className={css({display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center'})}>
        <h1 className={css({textStyle: 'title', color: 'text.strong', textWrap: 'balance'})}>{title}</h1>
        {isFinished ? (
          <Badge tone="right" icon={<CheckIcon />}>
            {agendaText.finishedBadge}
          </Badge>
        ) : null}
      </div>
      {path ? <p className={css({textStyle: 'small', color: 'text.muted'})}>{path}</p> : null}
      {children}
    </header>
  )
}
