import {useSelector} from '@xstate/react'
import {premiumCoursesMachine} from '../../../machines/premium/premiumCourses.machine.ts'
import {premiumText} from '../../text/premium/premium.ts'
import {usePageTitle} from '../access/usePageTitle.ts'
import {useNetworkReturned} from '../shell/useNetworkReturned.ts'
import {useProfile, useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {createPremiumCoursesImplementations} from './premiumCourses.implementations.ts'
import {PremiumCoursesView} from './PremiumCoursesView.tsx'

/** `/{product}-premium` (spec 3§2.10). */
export function PremiumScreen() {
  const {client, courseSwitch} = useStudentActors()
  const currentId = useProfile().courses[0]?.course._id ?? null
  const actor = useFlow(premiumCoursesMachine, {
    implementations: createPremiumCoursesImplementations({client, courseSwitch}),
    input: () => ({currentId}),
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  useNetworkReturned(actor, 'network.returned')
  usePageTitle(premiumText.title)
  return <PremiumCoursesView state={state} send={actor.send} />
}
