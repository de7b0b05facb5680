import type {CourseKind} from '../agenda/agenda.types.ts'
import {targetOfUid} from '../study/forumUid.ts'
import {isPrivate, routeOf} from './routeTable.ts'

/** Redirects are applied this long after they were decided (spec 1§9), but for the one under the splash. */
export const redirectDelay = 50

/** The splash stays at least this long (spec 1§2, 1§9). */
export const splashMinimum = 2_000

/** What the course of a sprint or practical student may open besides its first menu group (C-30). */
const technical = [
  '/route-manager',
  '/external-auth',
  '/confirmEmail',
  '/termos-de-uso',
  '/politica-de-privacidade',
  '/gabarito',
  '/impressao',
]

export type Visitor = {readonly kind: 'visitor'}
export type Student = {
  readonly kind: 'student'
  readonly courses: number
  readonly course: CourseKind
  readonly isStaff: boolean
  /** Addresses of the first menu group; a sprint or practical course may open only these. */
  readonly firstMenuGroup: readonly string[]
}
export type Viewer = Visitor | Student

export type RouteContext = {readonly path: string; readonly viewer: Viewer; readonly slug: string}

const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

/** Whether an address is one of the day or of an exam, whose first questions the page itself asks for. */
export const isOfDay = (path: string): boolean => path === '/' || isBelow(path, '/agenda')

/** Home of a course by its kind (spec 1§2). */
export function homeOf(course: CourseKind): string {
  if (course === 'sprint') return '/sprint'
  return course === 'practical' ? '/practical-courses' : '/agenda'
}

/** The kind of a course by the home page the server gives it (spec 1§2, 1§3). */
export function courseKindOf(homePage: string | undefined): CourseKind {
  if (homePage === '/sprint') return 'sprint'
  return homePage === '/practical-courses' ? 'practical' : 'standard'
}

/** The operator's lists of courses with a home of their own (spec 1§7). */
export type SpecialCourses = {readonly sprintCourseId: string; readonly practicalCoursesId: readonly string[]}

/** The kind of a course: by the server's home page, or by the operator's lists where that says nothing (spec 1§2, 1§7). */
export function kindOfCourse(
  course: {readonly _id: string; readonly homePage: string} | undefined,
  special: SpecialCourses,
): CourseKind {
  const kind = courseKindOf(course?.homePage)
  if (!course || kind !== 'standard') return kind
  if (special.sprintCourseId === course._id) return 'sprint'
  return special.practicalCoursesId.includes(course._id) ? 'practical' : 'standard'
}

/** `/forum-viewer/{uid}` of a uid that names its kind leads to that kind's viewer (spec 2§2; C-70). */
function viewerOf(path: string): string | null {
  const [, area, ...uid] = path.split('/')
  const target = area === 'forum-viewer' ? targetOfUid(uid.join('/')) : null
  return target?.isNamed ? `/viewer/${target.kind}?id=${encodeURIComponent(target.id)}` : null
}

function studentRedirect(student: Student, {path, slug}: RouteContext): string | null {
  const home = homeOf(student.course)
  const route = routeOf(path, slug)
  if (route?.audience === 'visitor') return student.courses > 0 ? '/route-manager' : null
  if (path === '/route-manager') return home
  if (
    student.course !== 'standard' &&
    ![home, ...student.firstMenuGroup, ...technical].some((url) => isBelow(path, url))
  )
    return home
  if (route?.audience === 'staff' && !student.isStaff) return '/agenda'
  return viewerOf(path) ?? route?.to?.replace('{product}', slug) ?? null
}

/**
 * Where this person is sent from this path, or null to stay (flow F-010; spec 1§2, 3§2.12; C-01, C-02, C-03). The path
 * has no query; whoever follows the redirect keeps the query, and adds what the destination names.
 */
export function redirectOf(context: RouteContext): string | null {
  if (context.viewer.kind === 'student') return studentRedirect(context.viewer, context)
  return isPrivate(context.path, context.slug) ? '/' : null
}

/**
 * Where this person is sent in the end: what `redirectOf` says of each address on the way, so that `/` leads home at once
 * instead of by `/route-manager`. Null to stay. What a destination names in its query is of that address alone and ends the
 * way, and so does a ring of redirects after `most` of them.
 */
export function destinationOf(context: RouteContext, most = 5): string | null {
  const next = redirectOf(context)
  if (next === null || most === 1 || next.includes('?')) return next
  return destinationOf({...context, path: next}, most - 1) ?? next
}

/** True for the addresses of diagnostic and compass: whoever leaves them leaves the compass (spec 3§2.4). */
export const isOfDiagnostic = (path: string, slug: string): boolean =>
  isBelow(path, '/diagnostico') || isBelow(path, `/${slug}-compass`)

/** True for addresses without header and menu: print pages, the cup, diagnostic and compass (spec 1§2, 3§2.12). */
export function isShellless(path: string, slug: string): boolean {
  const isPrint = path.includes('impressao') || path.includes('gabarito') || path.includes(`copa-${slug}`)
  return isPrint || isOfDiagnostic(path, slug) || routeOf(path, slug)?.frame === 'none'
}
