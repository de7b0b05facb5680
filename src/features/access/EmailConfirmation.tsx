import {useMachine} from '@xstate/react'
import {emailConfirmationMachine} from '../../../machines/access/emailConfirmation.machine.ts'
import {applyCode} from '../../services/access/recovery.actors.ts'
import {heldCode} from '../../services/access/secrets.ts'
import {confirmationText} from '../../text/access/recovery.ts'
import {EmailConfirmationView} from './EmailConfirmationView.tsx'
import {usePageTitle} from './usePageTitle.ts'

const connected = emailConfirmationMachine.provide({actors: {applyCode}})

/** The page of the confirmation mail against the identity provider. */
export function EmailConfirmation() {
  const [state, send] = useMachine(connected, {input: {code: heldCode()}})
  usePageTitle(confirmationText.page)
  return <EmailConfirmationView state={state} send={send} />
}
