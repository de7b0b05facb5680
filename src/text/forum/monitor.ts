/** Asking for a monitor, and the staff's page of what waits. What document 2 §8 spells out stands here to the letter. */
export const monitorText = {
  request: 'Solicitar monitor',
  requested: 'Um monitor foi solicitado. O tempo de espera estimado é de até 24 horas.',
  requestFailed: 'Não foi possível solicitar um monitor.',
  requestFailedHint: 'Verifique sua conexão e tente novamente.',
} as const

export const queueText = {
  title: 'Monitoria',
  list: 'Comentários que esperam resposta',
  loading: 'Carregando o que espera resposta…',
  empty: 'Nenhum comentário espera resposta.',
  emptyHint: 'Quando um estudante solicitar um monitor, o comentário aparece aqui.',
  failed: 'Não foi possível carregar a monitoria.',
  failedHint: 'O servidor não respondeu. Tente de novo em instantes.',
  offline: 'Você está sem conexão.',
  offlineHint: 'A lista aparece assim que a conexão voltar.',
  tryAgain: 'Tentar de novo',
  reload: 'Atualizar',
  more: 'Ver mais comentários',
  moreFailed: 'Não foi possível carregar mais comentários.',
  claim: 'Assumir',
  release: 'Devolver',
  mine: 'Com você',
  content: 'Abrir o conteúdo',
  about: 'Conteúdo',
  reply: 'Sua resposta',
  send: 'Responder',
  answered: 'Resposta publicada',
  taken: 'Outra pessoa já está respondendo a este comentário.',
  changeFailed: 'Não foi possível concluir.',
} as const

export const waitingCount = (count: number): string => (count === 1 ? '1 espera' : `${count} esperam`)

export const claimedBy = (name: string): string => `Com ${name}`

export const waitsSince = (age: string): string => `Espera desde ${age}`
