import {isTeam} from '../../domain/shell/team.ts'
import {menuGroups} from '../../domain/shell/menu.ts'
import {kindOfCourse, type SpecialCourses, type Viewer} from '../../domain/shell/routes.ts'
import type {ProfileState} from '../services/access/profile.feed.ts'
import {brand} from '../text/shared/brand.ts'

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
    isStaff: isTeam(profile.roles),
    firstMenuGroup: (menuGroups(menu, brand.name)[0]?.items ?? []).map((item) => item.url),
  }
}
