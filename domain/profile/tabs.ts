import type {CourseKind} from '../agenda/agenda.types.ts'

/** Tabs of the profile page by their names in the address (`?aba=`). */
export type ProfileTab = 'estudo' | 'dados'

/** Where the profile page is. */
export const profilePath = '/perfil'

/** The parameter of the address that names the open tab. */
export const tabParameter = 'aba'

/** The tabs a student has: sprint and practical courses have no study profile (spec 1§2, 1§6). */
export const profileTabs = (course: CourseKind): readonly ProfileTab[] =>
  course === 'standard' ? ['estudo', 'dados'] : ['dados']

/** The open tab: the one of the address when the student has it, else the first. */
export const openTab = (asked: string | null, course: CourseKind): ProfileTab =>
  profileTabs(course).find((tab) => tab === asked) ?? profileTabs(course)[0] ?? 'dados'
