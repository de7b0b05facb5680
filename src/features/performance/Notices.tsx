import {performanceText} from '../../text/performance/performance.ts'
import {Button} from '../../ui/action/Button.tsx'
import {Alert} from '../../ui/status/Alert.tsx'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {css} from 'styled-system/css'

/** No server answered: what is shown is what the device knew. */
export const FromDevice = ({words = performanceText.fromDevice}: {readonly words?: string}) => (
  <Alert tone="info" role="status">
    {words}
  </Alert>
)

type LoadingProps = {
  readonly label: string
  /** Keeps room for a chart with several rows, so that what stands below does not jump. */
  readonly isTall?: boolean
}

/** One part of a page that is on its way. */
export const PartLoading = ({label, isTall = false}: LoadingProps) => (
  <div className={isTall ? css({minHeight: '[32rem]'}) : css({minHeight: '[15rem]'})}>
    <Skeleton shape="row" lines={5} label={label} />
  </div>
)

type FailedProps = {
  /** What could not be read, where it has to be said. */
  readonly title?: string
  readonly isOffline: boolean
  /** On the button, for those who hear it. */
  readonly retryLabel?: string
  readonly onRetry: () => void
}

/** One part of a page that could not be read, beside others that could. */
export const PartFailed = ({title = performanceText.failed, isOffline, retryLabel, onRetry}: FailedProps) => (
  <Alert
    tone={isOffline ? 'warning' : 'error'}
    role="alert"
    title={isOffline ? performanceText.offline : title}
    actions={
      <Button variant="outline" size="sm" aria-label={retryLabel} onClick={onRetry}>
        {performanceText.tryAgain}
      </Button>
    }
  >
    {isOffline ? performanceText.offlineHint : performanceText.failedHint}
  </Alert>
)
