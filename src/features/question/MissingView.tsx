import {agendaText} from '../../text/agenda/agenda.ts'
import {questionText} from '../../text/question/question.ts'
import {Button} from '../../ui/action/Button.tsx'
import {ArtState, offlineArt, searchArt} from '../../ui/status/ArtState.tsx'

type Props = {
  /** Without network only what was opened before is here: nothing can be said of the others. */
  readonly isOffline: boolean
  /** The questions could not be read; else the server does not have this one. */
  readonly onRetry: (() => void) | undefined
}

/** No question to show: no network, no reply, or no such question. */
export function MissingView({isOffline, onRetry}: Props) {
  if (!isOffline && !onRetry) return <ArtState art={searchArt} title={questionText.notFound} />
  return (
    <ArtState
      art={offlineArt}
      role="alert"
      title={isOffline ? questionText.offline : questionText.failed}
      actions={onRetry && <Button onClick={onRetry}>{agendaText.tryAgain}</Button>}
    >
      {isOffline ? questionText.offlineHint : agendaText.failedHint}
    </ArtState>
  )
}
