import {type ComponentType, lazy} from 'react'

/** A screen of a signed-in student, opened at its prefix and below it. It takes nothing: what it needs, its hooks read. */
export type Screen = {readonly prefix: string; readonly Screen: ComponentType}

/** The screens of a signed-in student; each is loaded when it is first opened. The first whose prefix fits is shown. */
export const screens: readonly Screen[] = [
  {prefix: '/agenda', Screen: lazy(() => import('../features/agenda/AgendaScreen.tsx').then((module) => ({default: module.AgendaScreen})))},
  {prefix: '/perfil', Screen: lazy(() => import('../features/profile/ProfileScreen.tsx').then((module) => ({default: module.ProfileScreen})))},
  {prefix: '/sprint', Screen: lazy(() => import('../features/shell/CourseFrameScreen.tsx').then((module) => ({default: module.SprintScreen})))},
  {prefix: '/practical-courses', Screen: lazy(() => import('../features/shell/CourseFrameScreen.tsx').then((module) => ({default: module.PracticalCoursesScreen})))},
]
