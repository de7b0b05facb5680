import {courseKindOf, type Who} from '../../domain/shell/routes.ts'
import type {ProfileState} from '../services/access/profile.feed.ts'

const staffRoles = ['super-admin', 'admin', 'commentator', 'curator']

/** The student as the route rules know one (flow F-010). */
export function whoOf(profile: NonNullable<ProfileState['profile']>, menu: ProfileState['menu']): Who {
  const group = menu[0]?.subgroup
  return {
    kind: 'student',
    courses: profile.courses.length,
    course: courseKindOf(profile.courses[0]?.course.homePage),
    isStaff: profile.roles.some((role) => staffRoles.includes(role)),
    firstMenuGroup: menu.filter((item) => item.subgroup === group).map((item) => item.url),
  }
}
