import {useMachine} from '@xstate/react'
import {useEffect} from 'react'
import {emailVerificationMachine} from '../../../machines/access/emailVerification.machine.ts'
import {readVerification, sendVerification} from '../../services/access/verification.actors.ts'
import {recoveryToastDuration, verificationText as text} from '../../text/access/recovery.ts'
import {notify} from '../../ui/status/notify.ts'
import {useProfile} from '../studentActors.ts'
import {EmailVerificationView} from './EmailVerificationView.tsx'

const duration = recoveryToastDuration

const connected = emailVerificationMachine.provide({
  actors: {readVerification, sendVerification},
  actions: {
    notifySent: () => notify({tone: 'success', title: text.sentToast, duration}),
    notifyFailed: () => notify({tone: 'error', title: text.failedToast, duration}),
  },
})

/** The reminder of an unconfirmed e-mail; it also sends the first mail after the first sign-in (F-007). */
export function EmailVerification() {
  const [state, send] = useMachine(connected)
  const {email, questionnaireAnswered} = useProfile()
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') send({type: 'window.returned'})
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [send])
  // It waits behind nothing: the first steps of a new student cover the page.
  return questionnaireAnswered ? <EmailVerificationView state={state} send={send} email={email} /> : null
}
