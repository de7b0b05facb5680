import {type ComponentType, lazy} from 'react'
import {arriving} from '../ui/arriving.ts'

/** A screen of a signed-in student, opened at its prefix and below it. It takes nothing: what it needs, its hooks read. */
export type Screen = {readonly prefix: string; readonly Screen: ComponentType}

/** The screens of a signed-in student; each is loaded when it is first opened. The first whose prefix fits is shown. */
export const screens: readonly Screen[] = [
  {prefix: '/agenda', Screen: lazy(() => arriving(() => import('../features/agenda/AgendaScreen.tsx')).then((module) => ({default: module.AgendaScreen})))},
  {prefix: '/perfil', Screen: lazy(() => arriving(() => import('../features/profile/ProfileScreen.tsx')).then((module) => ({default: module.ProfileScreen})))},
  {prefix: '/sprint', Screen: lazy(() => arriving(() => import('../features/shell/CourseFrameScreen.tsx')).then((module) => ({default: module.SprintScreen})))},
  {prefix: '/favoritos', Screen: lazy(() => arriving(() => import('../features/study/favorites/FavoritesScreen.tsx')).then((module) => ({default: module.FavoritesScreen})))},
  {prefix: '/viewer', Screen: lazy(() => arriving(() => import('../features/study/viewers/ViewerScreen.tsx')).then((module) => ({default: module.ViewerScreen})))},
  {prefix: '/forum-viewer', Screen: lazy(() => arriving(() => import('../features/study/viewers/ViewerScreen.tsx')).then((module) => ({default: module.ViewerScreen})))},
  {prefix: '/practical-courses', Screen: lazy(() => arriving(() => import('../features/shell/CourseFrameScreen.tsx')).then((module) => ({default: module.PracticalCoursesScreen})))},
]
