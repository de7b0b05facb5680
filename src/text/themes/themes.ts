import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import type {RelevanceLevel} from '../../../domain/themes/theme.ts'
import type {ThemeColumn, ThemeSort} from '../../../domain/themes/themeSort.ts'
import {agendaErrors} from '../agenda/agenda.ts'
import {longDate} from '../shared/days.ts'

export const themeText = {
  title: 'Lista de temas',
  filters: 'Filtros da lista',
  phase: 'Fase',
  allPhases: 'Todas',
  search: 'Buscar tema',
  sort: 'Ordenar por',
  courseOrder: 'Ordem do curso',
  preCourse: 'Mostrar temas do pré-curso',
  loading: 'Carregando os temas…',
  /** To the letter (spec 1§8). */
  empty: 'Oops, dados nao encontrado!',
  emptyHint: 'Este curso ainda não tem temas. Volte mais tarde.',
  noneHint: 'Nenhum tema combina com os filtros escolhidos.',
  hiddenHint: 'Há temas do pré-curso que estão escondidos.',
  clear: 'Limpar filtros',
  failed: 'Não foi possível carregar os temas.',
  failedHint: 'O servidor não respondeu. Tente de novo em instantes.',
  offline: 'Você está sem conexão.',
  offlineHint: 'Os temas aparecem assim que a conexão voltar.',
  tryAgain: 'Tentar de novo',
  fromDevice: 'Sem resposta do servidor: mostrando o que está guardado neste aparelho.',
  table: 'Temas do curso',
  actions: 'Ações',
  preCourseBadge: 'Pré-curso',
  finish: 'Concluir',
  finishQuestion: 'Concluir este tema?',
  irreversible: 'Esta ação é irreversível: um tema concluído não volta a ficar em aberto.',
  confirm: 'Concluir',
  cancel: 'Cancelar',
  finishFailed: agendaErrors.FAILED_TO_FINISH_STUDY,
  finishFailedHint: 'Tente de novo em instantes.',
} as const

/** `2` -> `Fase 02`: what the specification writes `Fase 0N` (spec 1§9). */
export const phaseName = (phase: number): string => `Fase ${String(phase).padStart(2, '0')}`

export const columnNames: Readonly<Record<ThemeColumn, string>> = {
  tema: 'Tema',
  fase: 'Fase',
  relevancia: 'Relevância',
  liberacao: 'Situação',
}

const orders: Readonly<Record<ThemeColumn, Readonly<Record<'ascending' | 'descending', string>>>> = {
  tema: {ascending: 'Tema, de A a Z', descending: 'Tema, de Z a A'},
  fase: {ascending: 'Fase, da primeira à última', descending: 'Fase, da última à primeira'},
  relevancia: {ascending: 'Relevância, da menor à maior', descending: 'Relevância, da maior à menor'},
  liberacao: {ascending: 'Liberação, da mais antiga', descending: 'Liberação, da mais recente'},
}

export const sortName = (sort: ThemeSort): string =>
  sort === null ? themeText.courseOrder : orders[sort.column][sort.direction]

/** The words for the icons of relevance (spec 1§9, C-43). */
export const relevanceNames: Readonly<Record<RelevanceLevel, string>> = {
  easy: 'média',
  medium: 'alta',
  hard: 'muito alta',
}

/** The link on the icon of relevance. */
export const relevanceLink = (level: RelevanceLevel): string =>
  `Relevância ${relevanceNames[level]}: abrir o Compass em outra aba`

/** How many themes the filters leave. */
export const themeCount = (count: number): string => (count === 1 ? '1 tema' : `${count} temas`)

export const lockedUntil = (date: CalendarDate): string => `Bloqueado até ${longDate(date)}`
export const releasedOn = (date: CalendarDate): string => `Liberado em ${longDate(date)}`
export const finishedOn = (date: CalendarDate): string => `Concluído em ${longDate(date)}`

export const finishLabel = (title: string): string => `Concluir ${title}`

export const legendText = {
  open: 'Legenda',
  title: 'Legenda da lista',
  close: 'Fechar a legenda',
  relevance: 'Relevância do tema',
  relevanceHint: 'Quanto o tema aparece nas provas das suas instituições.',
  levels: {
    easy: 'Relevância média: menos de 0,5 % das questões',
    medium: 'Relevância alta: de 0,5 % a 0,9 % das questões',
    hard: 'Relevância muito alta: 0,9 % das questões ou mais',
  } satisfies Readonly<Record<RelevanceLevel, string>>,
  status: 'Situação do tema',
  locked: 'Bloqueado',
  lockedHint: 'O estudo abre na data indicada.',
  released: 'Liberado',
  releasedHint: 'O tema pode ser estudado e concluído.',
  finished: 'Concluído',
  finishedHint: 'O estudo teórico terminou na data indicada.',
} as const
