import {useMachine} from '@xstate/react'
import {Suspense} from 'react'
import {useSearch} from '../shell/useAddress.ts'
import {loginMachine} from '../../../machines/access/login.machine.ts'
import {lastUserState, signIn} from '../../services/access/session.actors.ts'
import {loginToastDuration, signInMessages} from '../../text/access/access.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import {notify} from '../../ui/status/notify.ts'
import {LoginView} from './LoginView.tsx'
import {useWelcome} from './welcome.ts'

const Forgetful = lazyNamed(() => import('./Forgetful.tsx'), 'Forgetful')

const connected = loginMachine.provide({
  actors: {signIn},
  actions: {
    notifyFailure: (_, {failure}) => {
      const {title, text} = signInMessages[failure]
      notify({tone: 'error', title, text, duration: loginToastDuration})
    },
  },
})

/** The login form against the identity provider. */
export function Login() {
  const [state, send] = useMachine(connected)
  const notice =
    lastUserState() === 'unreadable' ? (
      <Suspense fallback={null}>
        <Forgetful />
      </Suspense>
    ) : null
  return <LoginView state={state} send={send} welcome={useWelcome()} search={useSearch()} notice={notice} />
}
