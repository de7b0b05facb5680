import type {failureText} from '../../text/diagnostic/diagnostic.ts'
import {Button} from '../../ui/action/Button.tsx'
import {Alert} from '../../ui/status/Alert.tsx'

type Props = {
  /** The device has no network; else the server gave no word. */
  readonly isOffline: boolean
  readonly words: typeof failureText
  readonly onRetry: () => void
}

/** What could not be loaded, why, and the way to try again: in a line, because these pages are seen once and must be light. */
export const ReadFailed = ({isOffline, words, onRetry}: Props) => (
  <Alert
    tone="error"
    role="alert"
    title={isOffline ? words.offline : words.failed}
    actions={
      <Button variant="outline" size="sm" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    }
  >
    {isOffline ? words.offlineHint : words.failedHint}
  </Alert>
)
