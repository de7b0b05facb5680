import type {CourseKind} from '../agenda/agenda.types.ts'

/** Redirects are applied this long after they were decided (spec 1§9). */
export const redirectDelay = 50

/** The splash stays at least this long (spec 1§2, 1§9). */
export const splashMinimum = 2_000

/** Screens for visitors; a signed-in student is forwarded from them (spec 1§2, 3§2.12). */
const publicScreens = ['/', '/redefinir-senha', '/registrar']

/** What a visitor may open besides the public screens (spec 1§2; C-03). */
const visitorPrefixes = ['/diagnostico', '/impressao', '/landing', '/external-auth', '/confirmEmail']

/** Private areas, by the first segment of their path (spec 1§2, 3§2.12). */
const privateAreas = [
  'agenda', 'favoritos', 'atividades-extras', 'lista-de-temas', 'historico', 'historico-provas', 'gabarito',
  'questoes-comentadas', 'desempenho', 'artigos', 'baralhos', 'perfil', 'forum-viewer', 'viewer', 'sprint',
  'practical-courses', 'recursos', 'route-manager',
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
export type Who = Visitor | Student

export type RouteContext = {readonly path: string; readonly who: Who; readonly slug: string}

const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

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

function isPrivate(path: string, slug: string): boolean {
  const segment = path.split('/')[1] ?? ''
  return privateAreas.includes(segment) || [`${slug}-premium`, `mais-${slug}`, `copa-${slug}`].includes(segment)
}

function visitorRedirect({path, slug}: RouteContext): string | null {
  const open = publicScreens.includes(path) || [...visitorPrefixes, `/${slug}-compass`].some((prefix) => path.startsWith(prefix))
  return !open && isPrivate(path, slug) ? '/' : null
}

function studentRedirect(student: Student, {path, slug}: RouteContext): string | null {
  const home = homeOf(student.course)
  if (publicScreens.includes(path)) return student.courses > 0 ? '/route-manager' : null
  if (path === '/route-manager') return home
  if (student.course !== 'standard') {
    const allowed = [home, ...student.firstMenuGroup]
    return allowed.some((url) => isBelow(path, url)) ? null : home
  }
  return path === `/copa-${slug}` && !student.isStaff ? '/agenda' : null
}

/**
 * Where this person is sent from this path, or null to stay (flow F-010; spec 1§2, 3§2.12; C-01, C-02, C-03). The path
 * has no query; whoever follows the redirect keeps the query.
 */
export function redirectOf(context: RouteContext): string | null {
  return context.who.kind === 'visitor' ? visitorRedirect(context) : studentRedirect(context.who, context)
}
