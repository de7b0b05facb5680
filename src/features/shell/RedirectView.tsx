import type {ReactNode} from 'react'
import type {SnapshotFrom} from 'xstate'
import type {redirectMachine} from '../../../machines/shell/redirect.machine.ts'
import {shellText} from '../../text/shell/shell.ts'
import {LoadingLogo} from '../../ui/status/LoadingLogo.tsx'

type Props = {readonly state: SnapshotFrom<typeof redirectMachine>; readonly children?: ReactNode}

/** The screen of the address once no redirect is pending (F-010). */
export function RedirectView({state, children}: Props) {
  return state.matches('idle') ? children : <LoadingLogo label={shellText.redirecting} />
}
