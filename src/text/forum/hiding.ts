/** The staff hides comments, and what students reported. */
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

export const reportedText = {
  title: 'Denúncias',
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

export const reportedCount = (count: number): string => (count === 1 ? '1 aberta' : `${count} abertas`)
