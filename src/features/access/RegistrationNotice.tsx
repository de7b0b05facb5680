import type {RegistrationRefusal} from '../../../domain/access/registration.ts'
import type {RegistrationTrouble} from '../../../machines/access/registration.types.ts'
import {
  registrationFailed,
  registrationRefusals,
  registrationText,
  registrationTroubles,
} from '../../text/access/registration.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {Button} from '../../ui/action/Button.tsx'

type Props = {
  readonly refusal: RegistrationRefusal | null
  readonly trouble: RegistrationTrouble | null
  readonly onRetry: () => void
}

/** Why there is no account: what to correct, or that the same may simply be tried again. */
export function RegistrationNotice({refusal, trouble, onRetry}: Props) {
  if (refusal !== null) {
    const {title, text} = registrationRefusals[refusal]
    return (
      <Alert tone="error" role="alert" title={title}>
        {text}
      </Alert>
    )
  }
  if (trouble === null) return null
  return (
    <Alert
      tone="error"
      role="alert"
      title={registrationFailed}
      actions={
        <Button variant="outline" size="sm" onClick={onRetry}>
          {registrationText.tryAgain}
        </Button>
      }
    >
      {registrationTroubles[trouble]}
    </Alert>
  )
}
