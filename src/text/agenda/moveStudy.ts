import type {ErrorCode} from '../../../domain/shared/errors.ts'
import {weekdayOf} from '../../../domain/shared/weekday.ts'
import {longDate, weekdayNames} from '../shared/days.ts'
import {agendaErrors} from './agenda.ts'

export const moveStudyText = {
  open: 'Mover para outro dia',
  title: 'Mover este estudo',
  description: 'Escolha um dia livre desta semana. Só um estudo pode ser movido por dia; você pode desfazer.',
  days: 'Dias livres desta semana',
  loading: 'Procurando dias livres…',
  noDays: 'Não há outro dia livre nesta semana.',
  daysFailed: 'Não foi possível procurar os dias livres.',
  failed: 'Não foi possível mover o estudo.',
  failedHint: 'Verifique sua conexão e tente novamente.',
  tryAgain: 'Tentar de novo',
  confirm: 'Mover',
  cancel: 'Cancelar',
  close: 'Fechar',
  undo: 'Desfazer',
  undone: 'O estudo voltou para hoje.',
  undoFailed: 'Não foi possível desfazer. Verifique sua conexão e tente novamente.',
  undoRefused: 'Não dá mais para desfazer: o estudo já começou no outro dia ou o dia de hoje acabou.',
} as const

/** `20261126` -> `quinta-feira, 26 de novembro de 2026`. */
export const dayName = (date: string): string => `${weekdayNames[weekdayOf(date)].long}, ${longDate(date)}`

/** What is told once the study has gone. */
export const movedNotice = (title: string, to: string): string => `${title}: movido para ${dayName(to)}.`

const refusals: Partial<Record<ErrorCode, string>> = {
  STUDY_ALREADY_MOVED: 'Você já moveu um estudo hoje. Amanhã pode mover de novo.',
  OUTSIDE_EDITING_WINDOW: 'Este estudo já foi concluído, ou o dia escolhido não está mais livre.',
  NOT_FOUND: 'Este estudo não está mais na agenda de hoje.',
}

/** Why the server did not move it. */
export const moveRefusalText = (code: ErrorCode | null): string =>
  (code === null ? undefined : refusals[code]) ?? agendaErrors.DEFAULT
