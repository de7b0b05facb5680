import {premiumCoursesMachine} from '../../machines/premium/premiumCourses.machine.ts'
import {PremiumCoursesView} from '../../src/features/premium/PremiumCoursesView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {premiumCourses} from './fixtures.ts'

const {at, meta} = flowStories({
  machine: premiumCoursesMachine,
  View: PremiumCoursesView,
  context: {items: premiumCourses, isFromDevice: false, currentId: 'extensivo'},
})

const none = {items: []}

export default {title: 'Fluxos/Cursos premium', ...meta}
export const Loading = at('loading', none)
export const List = at('list')
export const List_FromDevice = at('list', {isFromDevice: true})
export const Empty = at('empty', none)
export const Offline = at('offline', none)
export const Failed = at('failed', none)
