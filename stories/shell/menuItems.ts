import type {MenuGroup, MenuItem} from '../../domain/shell/menu.ts'

const item = (title: string, icon: string, url: string, subgroup: string, more: Partial<MenuItem> = {}): MenuItem => ({
  title,
  icon,
  url,
  subgroup,
  order: 1,
  color: null,
  tag: null,
  ...more,
})

/** A menu as an operator might give it: three groups, a tag, a colour, an icon nobody knows. */
export const fullMenu: readonly MenuGroup[] = [
  {
    title: 'Meu Aristo',
    items: [
      item('Agenda', 'agenda', '/agenda', 'Meu Aristo'),
      item('Atividades extras', 'extras', '/atividades-extras', 'Meu Aristo'),
      item('Desempenho', 'performance', '/desempenho', 'Meu Aristo'),
      item('Favoritos', 'favorites', '/favoritos', 'Meu Aristo'),
      item('Perfil', 'profile', '/perfil', 'Meu Aristo'),
    ],
  },
  {
    title: 'Treino',
    items: [
      item('Questões comentadas', 'questions', '/questoes-comentadas', 'Treino'),
      item('Baralhos', 'decks', '/baralhos', 'Treino', {tag: 'Novo'}),
      item('Histórico de provas', 'history', '/historico-provas', 'Treino'),
    ],
  },
  {
    title: 'Biblioteca',
    items: [
      item('Lista de temas', 'themes', '/lista-de-temas', 'Biblioteca'),
      item('Mais Aristo', 'videos', '/mais-aristo', 'Biblioteca', {color: '#b4531f'}),
      item('Recursos', 'desconhecido', '/recursos', 'Biblioteca'),
    ],
  },
]

/** The menu of a sprint course: one short group. */
export const shortMenu: readonly MenuGroup[] = [
  {
    title: 'Meu Aristo',
    items: [item('Sprint', 'sprint', '/sprint', 'Meu Aristo'), item('Perfil', 'profile', '/perfil', 'Meu Aristo')],
  },
]
