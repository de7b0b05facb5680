import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import {agendaPath} from '../../../domain/agenda/routes.ts'
import type {AgendaErrorName} from '../../../domain/shared/errors.ts'
import type {agendaMachine} from '../../../machines/agenda/agenda.machine.ts'
import {agendaError, isFromDevice, laterError} from '../../../machines/agenda/agenda.selectors.ts'
import {agendaErrors, agendaText} from '../../text/agenda/agenda.ts'
import {shellText} from '../../text/shell/shell.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'
import {ArtState, offlineArt, searchArt} from '../../ui/status/ArtState.tsx'
import {calendarArt} from '../../ui/status/calendarArt.ts'
import {LoadingLogo} from '../../ui/status/LoadingLogo.tsx'
import {TextLink} from '../../ui/action/TextLink.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof agendaMachine>
  readonly send: (event: EventFrom<typeof agendaMachine>) => void
  /** The activity of the address, once the agenda is here and the address leads to one. */
  readonly children?: ReactNode
}

const backLink = (
  <TextLink href={agendaPath} variant="standalone">
    {agendaText.backToAgenda}
  </TextLink>
)

/** A refusal by its name; only where the network may be at fault is there a hint to check it. */
function Failed({error, onRetry}: {error: AgendaErrorName; onRetry: () => void}) {
  const isNetwork = error === 'DEFAULT' || error === 'QUESTIONS_NOT_FOUND'
  return (
    <ArtState
      level={1}
      art={isNetwork ? offlineArt : calendarArt}
      title={agendaErrors[error]}
      actions={
        <>
          <Button variant={isNetwork ? 'solid' : 'outline'} onClick={onRetry}>
            {agendaText.tryAgain}
          </Button>
          {isNetwork ? null : (
            <TextLink href={agendaPath} variant="standalone">
              {agendaText.goToToday}
            </TextLink>
          )}
        </>
      }
    >
      {isNetwork ? agendaText.failedHint : undefined}
    </ArtState>
  )
}

/** The footer stays below the fold until the day is here, so that nothing jumps. */
const waitingStyle = css({minHeight: 'screen'})

/** What each state of a day's agenda shows (F-030, F-031, F-033). */
export function AgendaView({state, send, children}: Props) {
  if (state.matches({open: 'failed'}))
    return <Failed error={agendaError(state)} onRetry={() => send({type: 'agenda.retry'})} />
  if (state.hasTag('loading') || state.matches({open: 'deciding'}))
    return (
      <div className={waitingStyle}>
        <LoadingLogo label={agendaText.loading} />
      </div>
    )
  const error = laterError(state)
  const retry = (
    <Button size="sm" variant="outline" onClick={() => send({type: 'agenda.retry'})}>
      {agendaText.tryAgain}
    </Button>
  )
  return (
    <>
      {error === null ? null : (
        <Alert tone="error" role="alert" actions={retry}>
          {agendaErrors[error]}
        </Alert>
      )}
      <Place state={state}>{children}</Place>
    </>
  )
}

function Place({state, children}: Pick<Props, 'state' | 'children'>) {
  if (state.matches({open: 'empty'})) {
    return (
      <ArtState
        level={1}
        art={calendarArt}
        title={agendaText.emptyTitle}
        actions={
          <>
            <TextLink href="/atividades-extras" variant="standalone">
              {agendaText.createActivity}
            </TextLink>
            <TextLink href="/perfil" variant="standalone">
              {agendaText.studyProfile}
            </TextLink>
          </>
        }
      >
        {agendaText.emptyText}
      </ArtState>
    )
  }
  if (state.matches({open: 'lessonNotFound'})) {
    return (
      <ArtState level={1} art={searchArt} title={agendaText.lessonNotFound} actions={backLink}>
        {agendaText.lessonNotFoundText}
      </ArtState>
    )
  }
  if (state.matches({open: 'pathNotFound'})) {
    return (
      <ArtState level={1} art={searchArt} title={shellText.notFound} actions={backLink}>
        {shellText.notFoundText}
      </ArtState>
    )
  }
  return (
    <>
      {isFromDevice(state) ? (
        <p role="status" className="visuallyHidden">
          {agendaText.fromDevice}
        </p>
      ) : null}
      {children}
    </>
  )
}
