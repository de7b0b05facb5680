import type {TileState} from '../../../domain/extras/tiles.ts'
import type {Extra, QuestionExtra} from '../../../domain/extras/extra.types.ts'
import type {ExtraType} from '../../../domain/extras/extras.types.ts'
import {longDate} from '../shared/days.ts'

/** What a kind of extra is called. */
export const extraNames: Readonly<Record<ExtraType, string>> = {
  TheoreticalStudy: 'Estudo teórico',
  Question: 'Questões',
  Flashcard: 'Flashcards',
  Exam: 'Prova na íntegra',
  MockExam: 'Simulado',
  SmartExam: 'Simulado inteligente',
  TheoreticalReview: 'Revisão teórica',
  SmartReview: 'Revisão inteligente',
}

/** What a tile offers. */
export const tileHints: Readonly<Record<ExtraType, string>> = {
  TheoreticalStudy: 'Escolha um tema e estude os conteúdos dele.',
  Question: 'Escolha os temas e os filtros, ou deixe por nossa conta.',
  Flashcard: 'De um tema ou dos seus baralhos.',
  Exam: 'Uma prova de uma instituição, inteira.',
  MockExam: 'Um simulado que já passou.',
  SmartExam: 'Uma prova das suas instituições, montada na hora.',
  TheoreticalReview: 'Um tema que você estudou há mais de duas semanas.',
  SmartReview: 'O que está na hora de rever.',
}

/** Why a tile cannot be pressed; the first is to the letter (spec 1§5). */
export const tileReasons: Readonly<Record<Exclude<TileState, 'open'>, string>> = {
  notInCourse: 'Esta opção não está disponível para este curso.',
  alreadyToday: 'Você já criou a atividade deste tipo de hoje.',
  notToday: 'Só é possível criar atividades no dia atual.',
}

/** Appended to the title of every extra (spec 1§2). */
export const extraSuffix = ' [Extra]'

export const extrasText = {
  title: 'Atividades extras',
  create: 'Criar atividade',
  priority: 'Revisão prioritária',
  priorityHint: 'Os temas e as questões que mais importam agora, escolhidos para você.',
  list: 'Atividades do dia',
  loading: 'Carregando as atividades extras…',
  empty: 'Nenhuma atividade disponível para hoje!',
  emptyHint: 'O que você criar aparece aqui.',
  emptyPast: 'Nenhuma atividade extra neste dia.',
  pending: 'Pendente',
  finished: 'Concluída',
  finishing: 'Concluindo',
  open: (name: string): string => `Abrir ${name}`,
  finish: 'Concluir',
  finishOf: (name: string): string => `Concluir ${name}`,
  remove: (name: string): string => `Excluir ${name}`,
  removeTitle: 'Excluir esta atividade?',
  removeText: 'Ela sai da lista. O que você já respondeu continua nas suas estatísticas.',
  removeConfirm: 'Excluir',
  cancel: 'Cancelar',
  removing: 'Excluindo…',
  failed: 'Não foi possível carregar as atividades extras.',
  failedHint: 'O servidor não respondeu. Tente de novo em instantes.',
  offline: 'Você está sem conexão.',
  offlineHint: 'As atividades extras aparecem assim que a conexão voltar.',
  tryAgain: 'Tentar de novo',
  fromDevice: 'Sem resposta do servidor: estas são as atividades guardadas neste aparelho.',
  pastDayTitle: 'Este dia já passou',
  pastDayText: 'Nenhuma atividade pode ser respondida. Você pode ver o que fez.',
  goToToday: 'Ir para o dia atual',
  afterMidnight:
    'A agenda de hoje provavelmente já foi calculada. Para rever o que falta, gere uma revisão inteligente extra. As atividades abaixo podem ser respondidas até as 4h.',
  randomThemes: 'Temas aleatórios',
  examMode: 'Modo prova',
  backToExtras: 'Voltar às atividades extras',
  backToThemes: 'Voltar à lista de temas',
  finishedExtra: 'Atividade concluída.',
} as const

/** `{3, 5}` -> `3 pendentes de 5`. */
export const countsText = ({pending, total}: {readonly pending: number; readonly total: number}): string =>
  `${pending} ${pending === 1 ? 'pendente' : 'pendentes'} de ${total}`

/** `20261121` -> the day of the list. */
export const dayTitle = (date: string): string => longDate(date)

const themes = (paths: readonly (readonly string[])[]): string =>
  paths.length === 0 ? extrasText.randomThemes : paths.map((path) => path.at(-1) ?? '').join(', ')

/** What one extra is called beside its kind; empty for those that are their kind. */
export function extraTitle(extra: Extra): string {
  if (extra.kind === 'Question') return extra.isPriority ? extrasText.priority : themes(extra.classification)
  if (extra.kind === 'Flashcard') return extra.classification.at(-1) ?? extrasText.randomThemes
  if (extra.kind === 'SmartReview') return ''
  return 'lessonTitle' in extra ? extra.lessonTitle : extra.title
}

const modeOf = ({examMode, timeLimit}: QuestionExtra): string => {
  if (!examMode) return ''
  return timeLimit === null ? extrasText.examMode : `${extrasText.examMode} · ${timeLimit} min`
}

/** Where and when an exam was, in which mode questions are answered, or where a theme belongs, in one line; empty for all others. */
export function extraDetail(extra: Extra): string {
  if (extra.kind === 'Question') return modeOf(extra)
  if (extra.kind === 'MockExam') return extra.subtitle ?? ''
  if (extra.kind === 'Exam' || extra.kind === 'SmartExam')
    return [extra.institution, extra.uf, extra.year]
      .filter((part) => part !== null && !extra.title.includes(String(part)))
      .join(' · ')
  if (extra.kind === 'TheoreticalStudy' || extra.kind === 'TheoreticalReview')
    return extra.classification.slice(0, -1).join(' › ')
  return ''
}

/** The name of a row for its buttons: its kind, and what it is about. */
export const rowName = (extra: Extra): string => [extraNames[extra.kind], extraTitle(extra)].filter(Boolean).join(': ')

/** `{3, 10}` of questions -> `3 de 10 respondidas`. */
export const progressText = (kind: ExtraType, {done, total}: {readonly done: number; readonly total: number}): string =>
  kind === 'Flashcard' ? `${done} de ${total} respondidos` : `${done} de ${total} respondidas`
