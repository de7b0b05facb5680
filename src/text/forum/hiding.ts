/** The staff hides comments. */
export const hidingText = {
  hide: 'Ocultar',
  show: 'Mostrar de novo',
  keep: 'Manter no fórum',
  title: 'Ocultar este comentário?',
  about: 'Só a equipe e quem escreveu continuam vendo o comentário, com o motivo.',
  reason: 'Motivo para quem escreveu',
  reasonHint: 'A pessoa recebe este texto em uma notificação.',
  reasonMissing: 'Escreva o motivo.',
  confirm: 'Ocultar comentário',
  cancel: 'Cancelar',
  failed: 'Não foi possível ocultar o comentário.',
  showFailed: 'Não foi possível concluir.',
  failedHint: 'Verifique sua conexão e tente novamente.',
  hidden: 'Comentário ocultado',
  shown: 'Comentário mantido no fórum',
} as const

export type HidingWords = Readonly<Record<keyof typeof hidingText, string>>

/** The same for cards of the community. */
export const cardHidingText: HidingWords = {
  ...hidingText,
  keep: 'Manter nos baralhos',
  title: 'Ocultar este flashcard?',
  about: 'O flashcard sai de todos os baralhos. Quem escreveu recebe o motivo.',
  confirm: 'Ocultar flashcard',
  failed: 'Não foi possível ocultar o flashcard.',
  hidden: 'Flashcard ocultado',
  shown: 'Flashcard mantido nos baralhos',
}

/** What students reported of the forum. */
export const reportedText = {
  title: 'Denúncias no fórum',
  itemOf: 'Comentário de',
  list: 'Comentários denunciados',
  loading: 'Carregando as denúncias…',
  empty: 'Nenhuma denúncia aberta.',
  emptyHint: 'Quando alguém reportar um comentário, ele aparece aqui.',
  failed: 'Não foi possível carregar as denúncias.',
  failedHint: 'O servidor não respondeu. Tente de novo em instantes.',
  offline: 'Você está sem conexão.',
  offlineHint: 'A lista aparece assim que a conexão voltar.',
  tryAgain: 'Tentar de novo',
  reload: 'Atualizar denúncias',
  reports: 'O que foi denunciado',
  content: 'Abrir no fórum',
} as const

export type ReportedWords = Readonly<Record<keyof typeof reportedText, string>>

/** The same of cards of the community. */
export const reportedCardsText: ReportedWords = {
  ...reportedText,
  title: 'Denúncias de flashcards',
  itemOf: 'Flashcard de',
  list: 'Flashcards denunciados',
  loading: 'Carregando as denúncias de flashcards…',
  empty: 'Nenhum flashcard denunciado.',
  emptyHint: 'Quando alguém reportar um flashcard da comunidade, ele aparece aqui.',
  failed: 'Não foi possível carregar as denúncias de flashcards.',
  reload: 'Atualizar denúncias de flashcards',
  content: 'Abrir no baralho',
}

export const reportedCount = (count: number): string => (count === 1 ? '1 aberta' : `${count} abertas`)
