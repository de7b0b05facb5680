import type {RequestFailure} from '../../../domain/profile/requestFailure.ts'
import {finishFailureHints, onboardingText} from '../../text/profile/onboarding.ts'
import {savingText} from '../../text/profile/saving.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'

type Props = {readonly failure: RequestFailure | null; readonly isSlow: boolean; readonly onRetry: () => void}

/** What became of the end of the onboarding: late, or failed and worth another try. */
export function FinishNotes({failure, isSlow, onRetry}: Props) {
  if (isSlow)
    return (
      <Alert tone="info" role="status">
        {onboardingText.finishSlow}
      </Alert>
    )
  if (failure === null) return null
  return (
    <Alert
      tone="error"
      role="alert"
      title={onboardingText.finishFailed}
      actions={
        <Button variant="outline" size="sm" onClick={onRetry}>
          {savingText.tryAgain}
        </Button>
      }
    >
      {finishFailureHints[failure]}
    </Alert>
  )
}
