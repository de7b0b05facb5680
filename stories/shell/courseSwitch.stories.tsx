import {courseSwitchMachine} from '../../machines/shell/courseSwitch.machine.ts'
import {CourseMenuView} from '../../src/features/shell/CourseMenuView.tsx'
import {CourseSwitchBannerView, CourseSwitchView} from '../../src/features/shell/CourseSwitchView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const courses = [
  {id: 'r1', title: 'Extensivo R1'},
  {id: 'revalida', title: 'Extensivo Revalida'},
]

const {at, meta} = flowStories({
  machine: courseSwitchMachine,
  View: (flow) => (
    <>
      <CourseMenuView {...flow} />
      <CourseSwitchBannerView {...flow} />
      <CourseSwitchView {...flow} />
    </>
  ),
  context: {courses, chosen: {id: 'revalida', title: 'Extensivo Revalida'}, key: 'story', unsaved: 0, isAtRisk: false},
})

export default {title: 'Fluxos/Estrutura/Troca de curso', ...meta}
export const Idle = at('idle')
export const Idle_OneCourse = at('idle', {courses: courses.slice(0, 1)})
export const Confirming = at('confirming')
export const Confirming_LongTitle = at('confirming', {
  chosen: {id: 'long', title: 'Extensivo Revalida com preparação para a segunda etapa e acompanhamento individual'},
})
export const Waiting = at('waiting', {unsaved: 2})
export const Waiting_AtRisk = at('waiting', {unsaved: 1, isAtRisk: true})
export const Switching = at('switching')
export const Failed = at('failed')
export const Offering = at('offering', {unsaved: 1})
export const Offering_AtRisk = at('offering', {unsaved: 1, isAtRisk: true})
export const Leaving = at('leaving')
export const Reloading = at('reloading')
