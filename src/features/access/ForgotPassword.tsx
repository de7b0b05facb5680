import {useMachine} from '@xstate/react'
import {useSearch} from '../shell/useAddress.ts'
import {forgotPasswordMachine} from '../../../machines/access/forgotPassword.machine.ts'
import {sendPasswordReset} from '../../services/access/recovery.actors.ts'
import {forgotPasswordMessages, forgotPasswordText, recoveryToastDuration} from '../../text/access/recovery.ts'
import {notify} from '../../ui/status/notify.ts'
import {ForgotPasswordView} from './ForgotPasswordView.tsx'
import {usePageTitle} from './usePageTitle.ts'

const connected = forgotPasswordMachine.provide({
  actors: {sendPasswordReset},
  actions: {
    notify: (_, {result}) =>
      notify({
        tone: result === 'sent' ? 'success' : 'error',
        ...forgotPasswordMessages[result],
        duration: recoveryToastDuration,
      }),
  },
})

/** The request for a new password against the identity provider. */
export function ForgotPassword() {
  const [state, send] = useMachine(connected)
  usePageTitle(forgotPasswordText.title)
  return <ForgotPasswordView state={state} send={send} search={useSearch()} />
}
