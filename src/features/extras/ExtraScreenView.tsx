import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {EditingWindow} from '../../../domain/agenda/editingWindow.ts'
import type {extraScreenMachine} from '../../../machines/extras/extraScreen.machine.ts'
import {isExtraFromDevice} from '../../../machines/extras/extraScreen.selectors.ts'
import {extrasText} from '../../text/extras/extras.ts'
import {shellText} from '../../text/shell/shell.ts'
import {TextLink} from '../../ui/action/TextLink.tsx'
import {EmptyState} from '../../ui/status/EmptyState.tsx'
import {LoadFailed} from '../../ui/status/LoadFailed.tsx'
import {LoadingLogo} from '../../ui/status/LoadingLogo.tsx'
import type {Send} from '../flow.ts'
import {DayBannerView} from './DayBannerView.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof extraScreenMachine>
  readonly send: Send<EventFrom<typeof extraScreenMachine>>
  /** How the day may be answered; null where the activity has times of its own. */
  readonly window: EditingWindow | null
  readonly todayHref: string
  readonly back: {readonly href: string; readonly label: string}
  /** The activity, once the day is here and the address leads to one. */
  readonly children?: ReactNode
}

/** What stands where the day has no extra of the kind (spec 1§2). */
export const NoExtra = ({back: {href, label}}: Pick<Props, 'back'>) => (
  <EmptyState
    art="calendar"
    level={1}
    title={extrasText.empty}
    actions={
      <TextLink href={href} variant="standalone">
        {label}
      </TextLink>
    }
  />
)

/** The screen of one extra activity, in every state of its chart (F-041). */
export function ExtraScreenView({state, send, window, todayHref, back, children}: Props) {
  if (state.hasTag('loading'))
    return (
      <div className={css({minHeight: 'screen'})}>
        <LoadingLogo label={extrasText.loading} />
      </div>
    )
  if (state.matches({open: 'offline'}) || state.matches({open: 'failed'}))
    return (
      <LoadFailed
        isOffline={state.matches({open: 'offline'})}
        words={extrasText}
        onRetry={() => send({type: 'extras.retry'})}
      />
    )
  if (state.matches({open: 'pathNotFound'}))
    return (
      <EmptyState
        art="search"
        level={1}
        title={shellText.notFound}
        actions={
          <TextLink href={back.href} variant="standalone">
            {back.label}
          </TextLink>
        }
      >
        {shellText.notFoundText}
      </EmptyState>
    )
  return (
    <div className={css({display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0'})}>
      {window === null ? null : <DayBannerView window={window} todayHref={todayHref} />}
      {isExtraFromDevice(state) ? (
        <p role="status" className="visuallyHidden">
          {extrasText.fromDevice}
        </p>
      ) : null}
      {state.matches({open: 'empty'}) ? <NoExtra back={back} /> : children}
    </div>
  )
}
