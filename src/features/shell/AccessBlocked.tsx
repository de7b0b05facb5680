import {useSelector} from '@xstate/react'
import {hrefOfTrialButton, trialMessageOf} from '../../../domain/shell/trialEnding.ts'
import {blockedCourse} from '../../../machines/shell/accessBlocked.selectors.ts'
import {brand} from '../../text/shared/brand.ts'
import {useStudentActors} from '../studentActors.ts'
import {AccessBlockedView} from './AccessBlockedView.tsx'
import {useRemoteConfig} from './useRemoteConfig.ts'

/** Blocked access with the operator's words and the ways to the support (F-020; spec 1§7). */
export function AccessBlocked() {
  const {access} = useStudentActors()
  const state = useSelector(access, (snapshot) => snapshot)
  const {trialEndingInfo, contactPhoneNumber} = useRemoteConfig()
  const phone = hrefOfTrialButton({type: 'whatsapp', url: contactPhoneNumber})
  return (
    <AccessBlockedView
      state={state}
      send={access.send}
      trial={trialMessageOf(trialEndingInfo, blockedCourse(state)?.id)}
      supportHref={phone ?? `mailto:${brand.contact.email}`}
    />
  )
}
