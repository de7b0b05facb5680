import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {frameMachine} from '../../../machines/shell/frame.machine.ts'
import {frameWords} from '../../text/shell/gating.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {LoadFailed} from '../../ui/status/LoadFailed.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof frameMachine>
  readonly send: (event: EventFrom<typeof frameMachine>) => void
  /** The name of the screen, for its heading. */
  readonly title: string
  /** The frame itself. */
  readonly children: ReactNode
}

function Missing({state, send}: Pick<Props, 'state' | 'send'>) {
  const words = frameWords[state.context.kind]
  if (state.matches('notConfigured')) {
    return (
      <EmptyState art="search" title={words.notConfiguredTitle}>
        {words.notConfiguredText}
      </EmptyState>
    )
  }
  return <LoadFailed isOffline={state.matches('offline')} words={words} onRetry={() => send({type: 'frame.retry'})} />
}

/** A screen that is another app (F-145; spec 3§2.11; D-16): the frame, or why it is not there. */
export function FrameView({state, send, title, children}: Props) {
  const words = frameWords[state.context.kind]
  const isWaiting = state.matches('preparing') || state.matches('loading')
  return (
    <section aria-busy={isWaiting} className={css({display: 'flex', flexDirection: 'column', gap: '4'})}>
      <h1 className={css({textStyle: 'heading', color: 'text.strong'})}>{title}</h1>
      {state.matches('expired') ? (
        <Alert
          tone="warning"
          role="status"
          title={words.expiredTitle}
          actions={
            <Button size="sm" onClick={() => send({type: 'frame.retry'})}>
              {words.reload}
            </Button>
          }
        >
          {words.expiredText}
        </Alert>
      ) : null}
      {isWaiting ? (
        <Skeleton shape="text" lines={6} label={state.matches('preparing') ? words.preparing : words.loading} />
      ) : null}
      {state.hasTag('framed') ? (
        <div className={state.matches('loading') ? hiddenStyle : shownStyle}>{children}</div>
      ) : null}
      {['offline', 'failed', 'notConfigured'].some((name) => state.value === name) ? (
        <Missing state={state} send={send} />
      ) : null}
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
