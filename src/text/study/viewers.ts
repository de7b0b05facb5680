import type {ViewerKind} from '../../../domain/study/forumUid.ts'

export const viewerText = {
  kind: 'Conteúdo',
  showForum: 'Ver fórum',
  hideForum: 'Esconder fórum',
  forum: 'Fórum',
  loading: 'Carregando…',
  failed: 'Não foi possível carregar.',
  failedHint: 'O servidor não respondeu. Tente de novo em instantes.',
  offline: 'Você está sem conexão.',
  offlineHint: 'O conteúdo aparece assim que a conexão voltar.',
  tryAgain: 'Tentar de novo',
  backToAgenda: 'Voltar para a agenda',
  notFoundHint: 'O endereço pode estar incompleto, ou o conteúdo não existe mais.',
  contentGone: 'Este conteúdo não está mais disponível.',
} as const

export const viewerTitles: Readonly<Record<ViewerKind, string>> = {
  questao: 'Questão',
  flashcard: 'Flashcard',
  video: 'Videoaula',
}

export const viewerNotFound: Readonly<Record<ViewerKind, string>> = {
  questao: 'Questão não encontrada!',
  flashcard: 'Flashcard não encontrado!',
  video: 'Vídeo não encontrado!',
}
