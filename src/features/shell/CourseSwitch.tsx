import {useSelector} from '@xstate/react'
import {Suspense} from 'react'
import {useStudentActors} from '../studentActors.ts'
import {CourseMenuView} from './CourseMenuView.tsx'
import {useSend} from '../useSend.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'

const CourseSwitchView = lazyNamed(() => import('./CourseSwitchView.tsx'), 'CourseSwitchView')
const CourseSwitchBannerView = lazyNamed(() => import('./CourseSwitchView.tsx'), 'CourseSwitchBannerView')

function useCourseSwitch() {
  const {courseSwitch} = useStudentActors()
  return {state: useSelector(courseSwitch, (snapshot) => snapshot), send: useSend(courseSwitch.send)}
}

/** The list of the student's courses in the header (F-021). */
export const CourseMenu = () => <CourseMenuView {...useCourseSwitch()} />

/** The change itself, over everything else; loaded with the first wish for one (F-021). */
export function CourseSwitch() {
  const flow = useCourseSwitch()
  return flow.state.matches('idle') ? null : (
    <Suspense fallback={null}>
      <CourseSwitchView {...flow} />
    </Suspense>
  )
}

/** The word that another tab has changed the course (F-021). */
export function CourseSwitchBanner() {
  const flow = useCourseSwitch()
  return flow.state.matches('offering') ? (
    <Suspense fallback={null}>
      <CourseSwitchBannerView {...flow} />
    </Suspense>
  ) : null
}
