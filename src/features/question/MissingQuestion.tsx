import {useOffline} from '../shell/useOffline.ts'
import {MissingView} from './MissingView.tsx'

/** In place of a question that is not here: why, and the way to try again where that may help. */
export const MissingQuestion = ({onRetry}: {readonly onRetry?: () => void}) => (
  <MissingView isOffline={useOffline()} onRetry={onRetry} />
)
