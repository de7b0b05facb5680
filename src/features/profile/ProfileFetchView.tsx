import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {profileFetchMachine} from '../../../machines/profile/profileFetch.machine.ts'
import {profileFace} from '../../../machines/profile/profileFetch.selectors.ts'
import {frameText} from '../../text/shell/frame.ts'
import {shellText} from '../../text/shell/shell.ts'
import {Button} from '../../ui/action/Button.tsx'
import {ArtState, offlineArt} from '../../ui/status/ArtState.tsx'
import {LoadingLogo} from '../../ui/status/LoadingLogo.tsx'
import {Logo} from '../../ui/content/Logo.tsx'

type Props = {
  readonly state: SnapshotFrom<typeof profileFetchMachine>
  readonly send: (event: EventFrom<typeof profileFetchMachine>) => void
  /** 'Sair'. */
  readonly onLeave: () => void
  /** The product, once the profile is known. A function, so that nothing of it is made before. */
  readonly children: () => ReactNode
}

/** The full-screen loading logo while the profile loads, and what a student reads when it does not come (F-012). */
export function ProfileFetchView({state, send, onLeave, children}: Props) {
  const face = profileFace(state)
  if (face === 'known') return children()
  if (face === 'loading') return <LoadingLogo label={shellText.loading} />
  return (
    <main className={pageStyle}>
      <Logo size="md" />
      <ArtState
        art={offlineArt}
        level={1}
        role="alert"
        title={frameText.profileFailed}
        actions={
          <>
            <Button onClick={() => send({type: 'retry.now'})}>{frameText.tryAgain}</Button>
            <Button variant="ghost" onClick={onLeave}>
              {frameText.leave}
            </Button>
          </>
        }
      >
        {face === 'offline' ? frameText.profileOffline : frameText.profileRetrying}
      </ArtState>
    </main>
  )
}

const pageStyle = css({
  minHeight: 'screen',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8',
  padding: 'gutter',
})
