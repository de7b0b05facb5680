import type {ComponentProps} from 'react'
import {css} from 'styled-system/css'
import {outboxText} from '../../text/outbox/outbox.ts'
import {OutboxNoticesView} from './OutboxNoticesView.tsx'
import {OutboxStatusView} from './OutboxStatusView.tsx'

/** The outbox as a whole: its badge and its notices. */
export function OutboxView({state, send}: ComponentProps<typeof OutboxNoticesView>) {
  return (
    <section
      aria-label={outboxText.title}
      className={css({display: 'flex', flexDirection: 'column', gap: '3', alignItems: 'flex-start'})}
    >
      <OutboxStatusView state={state} />
      <OutboxNoticesView state={state} send={send} />
    </section>
  )
}
