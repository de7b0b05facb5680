import {examRouteAt} from '../../domain/agenda/routes.ts'
import {fetchExam} from '../features/exam/examDayPart.ts'
import {type PreloadableComponent, lazyWithPreload} from '../ui/loading/lazyLoading.tsx'

/** A screen of a signed-in student, opened at its prefix and below it. It takes nothing: what it needs, its hooks read. */
export type Screen = {readonly prefix: string; readonly screen: PreloadableComponent<object>}

/** The screens of a signed-in student; each is loaded when it is first opened. The first whose prefix fits is shown. */
export const screens: readonly Screen[] = [
  {
    prefix: '/agenda',
    screen: lazyWithPreload(() => import('../features/agenda/AgendaScreen.tsx').then(({AgendaScreen}) => AgendaScreen)),
  },
  {
    prefix: '/perfil',
    screen: lazyWithPreload(() =>
      import('../features/profile/ProfileScreen.tsx').then(({ProfileScreen}) => ProfileScreen),
    ),
  },
  {
    prefix: '/sprint',
    screen: lazyWithPreload(() =>
      import('../features/shell/CourseFrameScreen.tsx').then(({SprintScreen}) => SprintScreen),
    ),
  },
  {
    prefix: '/favoritos',
    screen: lazyWithPreload(() =>
      import('../features/study/favorites/FavoritesScreen.tsx').then(({FavoritesScreen}) => FavoritesScreen),
    ),
  },
  {
    prefix: '/gabarito',
    screen: lazyWithPreload(() => import('../features/exam/print/SheetPage.tsx').then(({SheetPage}) => SheetPage)),
  },
  {
    prefix: '/viewer',
    screen: lazyWithPreload(() =>
      import('../features/study/viewers/ViewerScreen.tsx').then(({ViewerScreen}) => ViewerScreen),
    ),
  },
  {
    prefix: '/forum-viewer',
    screen: lazyWithPreload(() =>
      import('../features/study/viewers/ViewerScreen.tsx').then(({ViewerScreen}) => ViewerScreen),
    ),
  },
  {
    prefix: '/historico-provas',
    screen: lazyWithPreload(() =>
      import('../features/exam/history/HistoryScreen.tsx').then(({HistoryScreen}) => HistoryScreen),
    ),
  },
  {
    prefix: '/questoes-comentadas',
    screen: lazyWithPreload(() =>
      import('../features/exam/commented/CommentedScreen.tsx').then(({CommentedScreen}) => CommentedScreen),
    ),
  },
  {
    prefix: '/atividades-extras',
    screen: lazyWithPreload(() => import('../features/extras/ExtrasScreen.tsx').then(({ExtrasScreen}) => ExtrasScreen)),
  },
  {
    prefix: '/lista-de-temas',
    screen: lazyWithPreload(() =>
      import('../features/themes/ThemeListScreen.tsx').then(({ThemeListScreen}) => ThemeListScreen),
    ),
  },
  {
    prefix: '/desempenho',
    screen: lazyWithPreload(() =>
      import('../features/performance/PerformanceScreen.tsx').then(({PerformanceScreen}) => PerformanceScreen),
    ),
  },
  {
    prefix: '/practical-courses',
    screen: lazyWithPreload(() =>
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
