import {examRouteAt} from '../../domain/agenda/routes.ts'
import {fetchExam} from '../features/exam/examDayPart.ts'
import {type FetchedPart, part} from '../ui/loading/part.tsx'

/** A screen of a signed-in student, opened at its prefix and below it. It takes nothing: what it needs, its hooks read. */
export type Screen = {readonly prefix: string; readonly screen: FetchedPart<object>}

/** The screens of a signed-in student; each is loaded when it is first opened. The first whose prefix fits is shown. */
export const screens: readonly Screen[] = [
  {
    prefix: '/agenda',
    screen: part(() => import('../features/agenda/AgendaScreen.tsx').then(({AgendaScreen}) => AgendaScreen)),
  },
  {
    prefix: '/perfil',
    screen: part(() => import('../features/profile/ProfileScreen.tsx').then(({ProfileScreen}) => ProfileScreen)),
  },
  {
    prefix: '/sprint',
    screen: part(() => import('../features/shell/CourseFrameScreen.tsx').then(({SprintScreen}) => SprintScreen)),
  },
  {
    prefix: '/favoritos',
    screen: part(() =>
      import('../features/study/favorites/FavoritesScreen.tsx').then(({FavoritesScreen}) => FavoritesScreen),
    ),
  },
  {
    prefix: '/gabarito',
    screen: part(() => import('../features/exam/print/SheetPage.tsx').then(({SheetPage}) => SheetPage)),
  },
  {
    prefix: '/viewer',
    screen: part(() => import('../features/study/viewers/ViewerScreen.tsx').then(({ViewerScreen}) => ViewerScreen)),
  },
  {
    prefix: '/forum-viewer',
    screen: part(() => import('../features/study/viewers/ViewerScreen.tsx').then(({ViewerScreen}) => ViewerScreen)),
  },
  {
    prefix: '/historico-provas',
    screen: part(() => import('../features/exam/history/HistoryScreen.tsx').then(({HistoryScreen}) => HistoryScreen)),
  },
  {
    prefix: '/questoes-comentadas',
    screen: part(() =>
      import('../features/exam/commented/CommentedScreen.tsx').then(({CommentedScreen}) => CommentedScreen),
    ),
  },
  {
    prefix: '/atividades-extras/simulado',
    screen: part(() =>
      import('../features/exam/history/ExtraMockScreen.tsx').then(({ExtraMockScreen}) => ExtraMockScreen),
    ),
  },
  {
    prefix: '/practical-courses',
    screen: part(() =>
      import('../features/shell/CourseFrameScreen.tsx').then(({PracticalCoursesScreen}) => PracticalCoursesScreen),
    ),
  },
]

const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

/** The screen of an address, if there is one. */
export const screenAt = (path: string): Screen | undefined => screens.find(({prefix}) => isBelow(path, prefix))

/** Asks for the screen that will be opened first, with its exam; an address without a screen leads to the agenda. */
export function fetchScreen(path: string): void {
  const exam = examRouteAt(path)
  const parts = [(screenAt(path) ?? screens[0])?.screen.fetch(), exam && fetchExam(exam)]
  void Promise.all(parts).catch(() => undefined)
}
