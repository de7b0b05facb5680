import type {premiumCoursesMachine} from '../../../machines/premium/premiumCourses.machine.ts'
import {courseChoices} from '../../../machines/shell/courseSwitch.selectors.ts'
import {goToClean} from '../../services/platform/url.ts'
import {loadPremiumCoursesWith} from '../../services/premium/premium.actors.ts'
import {refreshProfile} from '../../services/profile/refreshProfile.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

type Deps = Pick<StudentActors, 'client' | 'courseSwitch'>

export const createPremiumCoursesImplementations = ({
  client,
  courseSwitch,
}: Deps): Implementations<typeof premiumCoursesMachine> => ({
  actors: {loadCourses: loadPremiumCoursesWith(client())},
  actions: {
    checkProfile: (_, {courseIds}) => {
      const known = courseChoices(courseSwitch.getSnapshot())
      if (courseIds.some((courseId) => known.every(({id}) => id !== courseId))) refreshProfile(client())
    },
    openCourse: () => goToClean('/route-manager'),
    requestSwitch: (_, {courseId}) => courseSwitch.send({type: 'course.choose', courseId}),
  },
})
