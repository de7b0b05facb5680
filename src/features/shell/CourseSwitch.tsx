import {useSelector} from '@xstate/react'
import {randomId} from '../../services/platform/device.ts'
import {useStudentActors} from '../studentActors.ts'
import {CourseMenuView} from './CourseMenuView.tsx'
import {CourseSwitchBannerView, CourseSwitchView} from './CourseSwitchView.tsx'

function useCourseSwitch() {
  const {courseSwitch} = useStudentActors()
  return {state: useSelector(courseSwitch, (snapshot) => snapshot), send: courseSwitch.send}
}

/** The list of the student's courses in the header (F-021). */
export const CourseMenu = () => <CourseMenuView {...useCourseSwitch()} />

/** The change itself, over everything else (F-021). */
export const CourseSwitch = () => <CourseSwitchView {...useCourseSwitch()} newKey={randomId} />

/** The word that another tab has changed the course (F-021). */
export const CourseSwitchBanner = () => <CourseSwitchBannerView {...useCourseSwitch()} />
