import {menuGroups} from '../../domain/shell/menu.ts'
import {kindOfCourse, type SpecialCourses, type Viewer} from '../../domain/shell/routes.ts'
import type {ProfileState} from '../services/access/profile.feed.ts'
import {brand} from '../text/shared/brand.ts'

const staffRoles = ['super-admin', 'admin', 'commentator', 'curator']

type Known = {
  readonly profile: NonNullable<ProfileState['profile']>
  readonly menu: ProfileState['menu']
  readonly special: SpecialCourses
}

/** The student as the route rules know one (flow F-010). */
export function viewerOf({profile, menu, special}: Known): Viewer {
  return {
    kind: 'student',
    courses: profile.courses.length,
    course: kindOfCourse(profile.courses[0]?.course, special),
    isStaff: profile.roles.some((role) => staffRoles.includes(role)),
    firstMenuGroup: (menuGroups(menu, brand.name)[0]?.items ?? []).map((item) => item.url),
  }
}
