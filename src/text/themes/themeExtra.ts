import type {ErrorCode} from '../../../domain/shared/errors.ts'
import type {ThemeExtraFailure, ThemeExtraKind} from '../../../machines/themes/themeExtra.types.ts'
import {agendaErrors} from '../agenda/agenda.ts'

export const themeExtraText = {
  video: 'Videoaulas',
  questions: '5 questões',
  /** To the letter (spec 2§8). */
  createdTitle: 'Tudo certo!',
  created: 'Atividade de questão criada com sucesso!',
  openQuestions: 'Abrir as questões',
  /** To the letter (spec 2§8). */
  noQuestion: 'Nenhuma questão recomendada encontrada...',
  noQuestionHint: 'Você pode adicionar questões não recomendadas como atividade extra.',
  openExtras: 'Criar atividade extra',
  failedTitle: 'Não foi possível criar a atividade.',
  offline: 'Você está sem conexão. A atividade só pode ser criada com internet: tente de novo quando ela voltar.',
  unreachable: 'O servidor não respondeu. Tente de novo: não serão criadas duas atividades.',
  unauthenticated: 'Entre de novo na sua conta para criar a atividade.',
  tryAgain: 'Tentar de novo',
  close: 'Fechar o aviso',
} as const

export const videoLabel = (title: string): string => `Videoaulas de ${title}`
export const questionsLabel = (title: string): string => `Criar 5 questões comentadas de ${title}`

export const makingLabel: Readonly<Record<ThemeExtraKind, string>> = {
  video: 'Abrindo as videoaulas…',
  questions: 'Criando 5 questões…',
}

const refusals: Partial<Record<ErrorCode, string>> = {
  TRIAL_TIME_OVER: agendaErrors.TRIAL_TIME_OVER,
  COURSE_FINISHED: agendaErrors.COURSE_FINISHED,
  EXTRA_NOT_ALLOWED: 'Esta opção não está disponível para este curso.',
  NOT_FOUND: 'Este tema não faz mais parte do curso. Recarregue a lista.',
}

/** Why nothing was created. */
export function extraFailureText({failure, code}: ThemeExtraFailure): string {
  if (failure !== 'refused') return themeExtraText[failure]
  return (code === null ? undefined : refusals[code]) ?? agendaErrors.DEFAULT
}
