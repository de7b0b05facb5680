import {useMachine} from '@xstate/react'
import {externalAuthMachine} from '../../../machines/access/externalAuth.machine.ts'
import {adoptNewcomer, dropNewcomer, readExperiment, signInAside} from '../../services/access/externalAuth.actors.ts'
import {heldToken} from '../../services/access/secrets.ts'
import {goTo, reloadAt} from '../../services/platform/url.ts'
import {ExternalAuthView} from './ExternalAuthView.tsx'

const connected = externalAuthMachine.provide({
  actors: {signInAside, adoptNewcomer, readExperiment},
  actions: {
    dropNewcomer,
    leave: (_, {destination}) =>
      destination.startsWith('/') ? goTo(destination, {replace: true}) : reloadAt(destination),
  },
})

/** Sign-in by the token that the address brought. */
export function ExternalAuth() {
  const [state, send] = useMachine(connected, {input: {token: heldToken()}})
  return <ExternalAuthView state={state} send={send} />
}
