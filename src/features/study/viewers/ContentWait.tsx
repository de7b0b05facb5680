import {viewerText} from '../../../text/study/viewers.ts'
import {Button} from '../../../ui/action/Button.tsx'
import {EmptyState} from '../../../ui/status/EmptyState.tsx'
import {Skeleton} from '../../../ui/status/Skeleton.tsx'

type Props = {readonly isPending: boolean; readonly isFailed: boolean; readonly onRetry: () => void}

/** The room of a content that is on its way. */
export const ContentLoading = () => <Skeleton shape="text" lines={8} label={viewerText.loading} />

/** What stands where a content will be: it is loading, could not be read, or is not there any more. */
export function ContentWait({isPending, isFailed, onRetry}: Props) {
  if (isPending) return <ContentLoading />
  if (!isFailed) return <EmptyState art="search" title={viewerText.contentGone} />
  return (
    <EmptyState
      art="offline"
      role="alert"
      title={viewerText.failed}
      actions={<Button onClick={onRetry}>{viewerText.tryAgain}</Button>}
    >
      {viewerText.failedHint}
    </EmptyState>
  )
}
