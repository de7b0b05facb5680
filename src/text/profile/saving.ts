import type {RequestFailure} from '../../../domain/profile/requestFailure.ts'

/** What every form that saves a part of the profile says (spec 1§8). */
export const savingText = {
  save: 'Salvar',
  saving: 'Salvando…',
  undo: 'Desfazer',
  saved: 'Atualizado com sucesso!',
  failed: 'Erro ao atualizar!',
  slow: 'Está demorando mais que o normal. O que você mudou continua nesta tela.',
  tryAgain: 'Tentar de novo',
} as const

/** Why a save failed, beside 'Erro ao atualizar!'. What was changed stays on the screen in each case. */
export const saveFailureHints: Readonly<Record<RequestFailure, string>> = {
  offline: 'Você está sem conexão. O que você mudou continua aqui: salve de novo quando a conexão voltar.',
  unreachable: 'O servidor não respondeu. O que você mudou continua aqui: tente de novo em instantes.',
  unauthenticated: 'Sua sessão expirou. Entre de novo e salve: o que você mudou continua aqui.',
  refused: 'O servidor recusou a mudança. Confira o que você escolheu e tente de novo.',
}
