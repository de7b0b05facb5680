import {useMachine} from '@xstate/react'
import {trimmedPassword} from '../../../domain/profile/newPassword.ts'
import {passwordChangeMachine} from '../../../machines/profile/passwordChange.machine.ts'
import {reauthenticate, updatePassword} from '../../services/profile/password.actors.ts'
import {passwordMessages, passwordText} from '../../text/profile/profile.ts'
import {notify} from '../../ui/status/notify.ts'
import {PasswordStrengthView} from '../access/PasswordStrengthView.tsx'
import {usePasswordStrength} from '../access/usePasswordStrength.ts'
import {useProfile} from '../studentActors.ts'
import {PasswordChangeView} from './PasswordChangeView.tsx'

const connected = passwordChangeMachine.provide({
  actors: {reauthenticate, updatePassword},
  actions: {
    notifyFailure: (_, {failure}) => notify({tone: 'error', ...passwordMessages[failure]}),
    notifyDone: () => notify({tone: 'success', title: passwordText.done, text: passwordText.doneText}),
  },
})

/** The change of the password against the identity provider. */
export function PasswordChange() {
  const [state, send] = useMachine(connected)
  const {name, email} = useProfile()
  const strength = usePasswordStrength()
  return (
    <PasswordChangeView
      state={state}
      send={send}
      onTyped={({newPassword}) => strength.onPassword(trimmedPassword(newPassword), {name, email})}
      strength={<PasswordStrengthView state={strength.state} />}
    />
  )
}
