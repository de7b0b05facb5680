import type {ComponentType} from 'react'
import {examRouteAt} from '../../domain/agenda/routes.ts'
import {fetchExam} from '../features/exam/examDayPart.ts'
import {brand} from '../text/shared/brand.ts'
import {deferLazyImports, type PreloadableComponent, lazyWithPreload} from '../ui/loading/lazyLoading.tsx'

/** A screen of a signed-in student, opened at its prefix and below it; `{product}` is the brand's slug. It takes nothing: what it needs, its hooks read. */
export type Screen = {readonly prefix: string; readonly screen: PreloadableComponent<object>}

/** A screen by its name in its module. */
const named = <Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) =>
  lazyWithPreload(async () => (await load())[name])

/** The screens of a signed-in student; each is loaded when it is first opened. The first whose prefix fits is shown. */
export const screens: readonly Screen[] = [
  {
    prefix: '/agenda',
    screen: named(() => import('../features/agenda/AgendaScreen.tsx'), 'AgendaScreen'),
  },
  {
    prefix: '/perfil',
    screen: named(() => import('../features/profile/ProfileScreen.tsx'), 'ProfileScreen'),
  },
  {
    prefix: '/sprint',
    screen: named(() => import('../features/shell/FrameScreen.tsx'), 'SprintScreen'),
  },
  {
    prefix: '/favoritos',
    screen: named(() => import('../features/study/favorites/FavoritesScreen.tsx'), 'FavoritesScreen'),
  },
  {
    prefix: '/gabarito',
    screen: named(() => import('../features/exam/print/SheetPage.tsx'), 'SheetPage'),
  },
  {
    prefix: '/viewer',
    screen: named(() => import('../features/study/viewers/ViewerScreen.tsx'), 'ViewerScreen'),
  },
  {
    prefix: '/forum-viewer',
    screen: named(() => import('../features/study/viewers/ViewerScreen.tsx'), 'ViewerScreen'),
  },
  {
    prefix: '/historico-provas',
    screen: named(() => import('../features/exam/history/HistoryScreen.tsx'), 'HistoryScreen'),
  },
  {
    prefix: '/questoes-comentadas',
    screen: named(() => import('../features/exam/commented/CommentedScreen.tsx'), 'CommentedScreen'),
  },
  {
    prefix: '/atividades-extras',
    screen: named(() => import('../features/extras/ExtrasScreen.tsx'), 'ExtrasScreen'),
  },
  {
    prefix: '/lista-de-temas',
    screen: named(() => import('../features/themes/ThemeListScreen.tsx'), 'ThemeListScreen'),
  },
  {
    prefix: '/baralhos',
    screen: named(() => import('../features/decks/DecksScreen.tsx'), 'DecksScreen'),
  },
  {
    prefix: '/monitor',
    screen: named(() => import('../features/forum/MonitorScreen.tsx'), 'MonitorScreen'),
  },
  {
    prefix: '/desempenho',
    screen: named(() => import('../features/performance/PerformanceScreen.tsx'), 'PerformanceScreen'),
  },
  {
    prefix: '/mais-{product}',
    screen: named(() => import('../features/supplementary/SupplementaryScreen.tsx'), 'SupplementaryScreen'),
  },
  {
    prefix: '/artigos',
    screen: named(() => import('../features/articles/ArticlesScreen.tsx'), 'ArticlesScreen'),
  },
  {
    prefix: '/copa-{product}',
    screen: named(() => import('../features/stage/CupScreen.tsx'), 'CupScreen'),
  },
  {
    prefix: '/sorteio',
    screen: named(() => import('../features/stage/RaffleScreen.tsx'), 'RaffleScreen'),
  },
  {
    prefix: '/practical-courses',
    screen: named(() => import('../features/shell/FrameScreen.tsx'), 'PracticalCoursesScreen'),
  },
  {
    prefix: '/{product}-premium',
    screen: named(() => import('../features/premium/PremiumScreen.tsx'), 'PremiumScreen'),
  },
  {
    prefix: '/recursos',
    screen: named(() => import('../features/shell/FrameScreen.tsx'), 'AppealsScreen'),
  },
]

const isBelow = (path: string, prefix: string) => `${path}/`.startsWith(`${prefix.replace('{product}', brand.slug)}/`)

/** The screen of an address, if there is one. */
export const screenAt = (path: string): Screen | undefined => screens.find(({prefix}) => isBelow(path, prefix))

/**
 * Asks for the screen that will be opened first, with its exam, before any part around it; an address without a screen
 * leads to the agenda. Resolves when all of it is there, or cannot be had.
 */
export function fetchScreen(path: string): Promise<unknown> {
  const exam = examRouteAt(path)
  const screen = Promise.allSettled([(screenAt(path) ?? screens[0])?.screen.fetch(), exam && fetchExam(exam)])
  deferLazyImports(screen)
  return screen
}
