import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {frameMachine} from '../../../machines/shell/frame.machine.ts'
import {frameText} from '../../text/shell/gating.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof frameMachine>
  readonly send: (event: EventFrom<typeof frameMachine>) => void
  /** The name of the home, for its heading. */
  readonly title: string
  /** The frame itself. */
  readonly children: ReactNode
}

function Missing({state, send}: Pick<Props, 'state' | 'send'>) {
  if (state.matches('notConfigured')) {
    return (
      <EmptyState art="search" title={frameText.notConfiguredTitle}>
        {frameText.notConfiguredText}
      </EmptyState>
    )
  }
  const retry = <Button onClick={() => send({type: 'frame.retry'})}>{frameText.retry}</Button>
  return (
    <EmptyState art="offline" role="alert" title={frameText.failedTitle} actions={retry}>
      {frameText.failedText}
    </EmptyState>
  )
}

/** The home of a course whose screens are another app (spec 3§2.11; D-16): the frame, or why it is not there. */
export function FrameView({state, send, title, children}: Props) {
  const isWaiting = state.matches('preparing') || state.matches('loading')
  return (
    <section aria-busy={isWaiting} className={css({display: 'flex', flexDirection: 'column', gap: '4'})}>
      <h1 className={css({textStyle: 'heading', color: 'text.strong'})}>{title}</h1>
      {state.matches('expired') ? (
        <Alert
          tone="warning"
          role="status"
          title={frameText.expiredTitle}
          actions={
            <Button size="sm" onClick={() => send({type: 'frame.retry'})}>
              {frameText.reload}
            </Button>
          }
        >
          {frameText.expiredText}
        </Alert>
      ) : null}
      {isWaiting ? (
        <Skeleton shape="text" lines={6} label={state.matches('preparing') ? frameText.preparing : frameText.loading} />
      ) : null}
      {state.hasTag('framed') ? (
        <div className={state.matches('loading') ? hiddenStyle : shownStyle}>{children}</div>
      ) : null}
      {state.matches('failed') || state.matches('notConfigured') ? <Missing state={state} send={send} /> : null}
    </section>
  )
}

/** A frame that loads is there for the browser, not yet for the student. */
const hiddenStyle = css({position: 'absolute', width: 'px', height: 'px', overflow: 'hidden', visibility: 'hidden'})
const shownStyle = css({
  minHeight: '[max(28rem, calc(100dvh - 14rem))]',
  display: 'flex',
  borderRadius: 'lg',
  overflow: 'hidden',
  border: 'default',
  bg: 'surface.raised',
})
