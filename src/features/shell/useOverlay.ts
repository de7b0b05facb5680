import {useSelector} from '@xstate/react'
import {type Overlay, overlayOf} from '../../../domain/shell/overlays.ts'
import {blockReason} from '../../../machines/shell/accessBlocked.selectors.ts'
import {unreadMessage} from '../../../machines/shell/serverModal.selectors.ts'
import {useBackgroundActors} from '../background.ts'
import {useProfile, useStudentActors} from '../studentActors.ts'

/** What lies over the shell now, one thing at a time (spec 1§4): whoever draws an overlay asks here whether it is its turn. */
export function useOverlay(): Overlay | null {
  const {access} = useStudentActors()
  const background = useBackgroundActors()
  const {questionnaireAnswered} = useProfile()
  const isBlocked = useSelector(access, (state) => blockReason(state) !== null)
  const hasMessage = useSelector(
    background?.serverModal,
    (state) => state !== undefined && unreadMessage(state) !== null,
  )
  return overlayOf({blocked: isBlocked, onboarding: !questionnaireAnswered, serverModal: hasMessage})
}
