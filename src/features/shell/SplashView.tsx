import type {ReactNode} from 'react'
import type {SnapshotFrom} from 'xstate'
import type {splashMachine} from '../../../machines/shell/splash.machine.ts'
import {shellText} from '../../text/shell/shell.ts'
import {LoadingLogo} from '../../ui/status/LoadingLogo.tsx'

type Props = {readonly state: SnapshotFrom<typeof splashMachine>; readonly children?: ReactNode}

/** The loading logo until the product is ready (F-001). */
export function SplashView({state, children}: Props) {
  return state.matches('ready') ? children : <LoadingLogo label={shellText.loading} />
}
