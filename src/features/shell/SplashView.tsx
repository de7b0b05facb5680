import type {ReactNode} from 'react'
import type {SnapshotFrom} from 'xstate'
import {css} from 'styled-system/css'
import type {splashMachine} from '../../../machines/shell/splash.machine.ts'
import {shellText} from '../../text/shell/shell.ts'
import {LoadingLogo} from '../../ui/status/LoadingLogo.tsx'

type Props = {readonly state: SnapshotFrom<typeof splashMachine>; readonly children?: ReactNode}

/** The loading logo until the product is ready (F-001), which is drawn under it and cannot be reached before (D-33). */
export function SplashView({state, children}: Props) {
  const isOver = state.matches('ready')
  return (
    <>
      <div className={css({display: 'contents'})} inert={!isOver}>
        {children}
      </div>
      {isOver ? null : <LoadingLogo label={shellText.loading} />}
    </>
  )
}
