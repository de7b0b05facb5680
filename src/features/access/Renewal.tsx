import {useMachine} from '@xstate/react'
import {renewalMachine} from '../../../machines/access/renewal.machine.ts'
import {signIn} from '../../services/access/session.actors.ts'
import {loginToastDuration, signInMessages} from '../../text/access/access.ts'
import {notify} from '../../ui/status/notify.ts'
import {RenewalView} from './RenewalView.tsx'

const connected = renewalMachine.provide({
  actors: {signIn},
  actions: {
    notifyFailure: (_, {failure}) => {
      const {title, text} = signInMessages[failure]
      notify({tone: 'error', title, text, duration: loginToastDuration})
    },
  },
})

/** The renewal of an expired login against the identity provider. */
export function Renewal({email, onLeave}: {readonly email: string | null; readonly onLeave: () => void}) {
  const [state, send] = useMachine(connected, {input: {email: email ?? ''}})
  return <RenewalView state={state} send={send} onLeave={onLeave} />
}
