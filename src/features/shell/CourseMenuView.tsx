import {Suspense} from 'react'
import {css} from 'styled-system/css'
import type {EventFrom, SnapshotFrom} from 'xstate'
import type {courseSwitchMachine} from '../../../machines/shell/courseSwitch.machine.ts'
import {courseChoices} from '../../../machines/shell/courseSwitch.selectors.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'

const CoursePicker = lazyNamed(() => import('./CoursePicker.tsx'), 'CoursePicker')

type Props = {
  readonly state: SnapshotFrom<typeof courseSwitchMachine>
  readonly send: (event: EventFrom<typeof courseSwitchMachine>) => void
}

/** The name of the current course; with more than one, a list to change it (F-021; spec 1§2). */
export function CourseMenuView({state, send}: Props) {
  const courses = courseChoices(state)
  const [current] = courses
  if (!current) return null
  const title = <span className={titleStyle}>{current.title}</span>
  if (courses.length === 1) return title
  return (
    <Suspense fallback={title}>
      <CoursePicker
        courses={courses}
        current={current}
        onPick={(courseId) => send({type: 'course.choose', courseId})}
      />
    </Suspense>
  )
}

const titleStyle = css({textStyle: 'label', color: 'text.muted', truncate: true})
