import {isTeam} from '../../domain/shell/team.ts'

/** One entry of the side menu, as the wire carries it (spec 1§3). */
export type MenuEntry = {
  readonly title: string
  readonly icon: string
  readonly url: string
  readonly order: number
  readonly subgroup: string
  readonly color: string | null
  readonly tag: string | null
}

const entry = (order: number, title: string, icon: string, url: string): MenuEntry => ({
  title,
  icon,
  url,
  order,
  subgroup: 'Meu Aristo',
  color: null,
  tag: null,
})

const profile = (order: number) => entry(order, 'Perfil', 'profile', '/perfil')

/** What the team's menu has besides, after everything else (spec 3§2.8, 3§6). */
const teamMenu: readonly MenuEntry[] = [
  {...entry(90, 'Copa', 'performance', '/copa-aristo'), subgroup: 'Equipe'},
  {...entry(91, 'Sorteio', 'decks', '/sorteio'), subgroup: 'Equipe'},
]

/** A menu with the team's entries, for who belongs to it; what the operator's menu has already stands once. */
export const menuFor = (roles: readonly string[], menu: readonly MenuEntry[]): readonly MenuEntry[] =>
  isTeam(roles) ? [...menu, ...teamMenu.filter(({url}) => !menu.some((own) => own.url === url))] : menu

/**
 * The menu of a course for which the operator has stored none, by the home of the course: what this release offers. In a
 * sprint or practical course nothing else can be opened (spec 1§2; C-30).
 */
export function standardMenu(homePage: string | undefined): readonly MenuEntry[] {
  if (homePage === '/sprint') return [entry(1, 'Sprint', 'sprint', homePage), profile(2)]
  if (homePage === '/practical-courses') return [entry(1, 'Curso prático', 'practical', homePage), profile(2)]
  return [
    entry(1, 'Agenda', 'agenda', '/agenda'),
    entry(2, 'Atividades extras', 'extras', '/atividades-extras'),
    entry(3, 'Lista de temas', 'themes', '/lista-de-temas'),
    entry(4, 'Baralhos', 'decks', '/baralhos'),
    entry(5, 'Favoritos', 'favorites', '/favoritos'),
    entry(6, 'Desempenho', 'performance', '/desempenho'),
    entry(7, 'Histórico de provas', 'history', '/historico-provas'),
    entry(8, 'Questões comentadas', 'questions', '/questoes-comentadas'),
    entry(9, 'Mais Aristo', 'videos', '/mais-aristo'),
    entry(10, 'Artigos', 'articles', '/artigos'),
    entry(11, 'Aristo Premium', 'premium', '/aristo-premium'),
    entry(12, 'Recursos', 'appeals', '/recursos'),
    profile(13),
  ]
}
