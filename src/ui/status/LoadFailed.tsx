import {Button} from '../action/Button.tsx'
import {ArtState, offlineArt} from './ArtState.tsx'

type Props = {
  /** The device has no network; else the server gave no word. */
  readonly isOffline: boolean
  readonly words: Readonly<Record<'offline' | 'offlineHint' | 'failed' | 'failedHint' | 'tryAgain', string>>
  readonly onRetry: () => void
}

/** What could not be loaded, why, and the way to try again. */
export const LoadFailed = ({isOffline, words, onRetry}: Props) => (
  <ArtState
    art={offlineArt}
    role="alert"
    title={isOffline ? words.offline : words.failed}
    actions={<Button onClick={onRetry}>{words.tryAgain}</Button>}
  >
    {isOffline ? words.offlineHint : words.failedHint}
  </ArtState>
)
