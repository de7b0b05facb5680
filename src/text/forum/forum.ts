import type {CommentBadge} from '../../../domain/forum/buttons.ts'

/** The forum under a content. What document 2 §2, §4, §8 and §9 spell out stands here to the letter. */
export const forumText = {
  title: 'Fórum',
  show: 'Ver fórum',
  hide: 'Esconder fórum',
  list: 'Comentários',
  loading: 'Carregando o fórum…',
  failed: 'Não foi possível carregar o fórum.',
  failedHint: 'Recarregue o fórum, atualize a página, tente uma aba anônima ou pressione Ctrl+Shift+R.',
  reload: 'Recarregar o fórum',
  copyRecord: 'Copiar registro do erro',
  copied: 'Copiado para a área de transferência.',
  notCopied: 'Não foi possível copiar.',
  offline: 'Você está sem conexão.',
  offlineHint: 'Os comentários aparecem assim que a conexão voltar. O que você escrever fica neste aparelho.',
  empty: 'Sem comentários por aqui...',
  emptyHint: 'Escreva a primeira dúvida ou explicação.',
  closed: 'O fórum desta questão abre quando sair o gabarito do simulado.',
  closedHint: 'Até lá ninguém comenta, para que a prova seja justa para todos.',
  emptyExam: 'Esta prova ainda não está totalmente comentada.',
  appeal: 'Solicitar recurso',
  nothingFound: 'Nenhum comentário encontrado.',
  clearSearch: 'Limpar a pesquisa',
  search: 'Pesquisar no fórum',
  searchButton: 'Pesquisar',
  more: 'Ver mais comentários...',
  moreFailed: 'Não foi possível carregar mais comentários.',
  loadingReplies: 'Carregando as respostas…',
  repliesFailed: 'Não foi possível carregar as respostas.',
  tryAgain: 'Tentar novamente',
} as const

export const commentText = {
  more: '(Ver mais)',
  write: 'Escreva um comentário',
  writeHint: 'Enter envia; Shift+Enter começa outra linha.',
  send: 'Comentar',
  reply: 'Responder',
  cancel: 'Cancelar',
  hideReplies: 'Ocultar respostas',
  delete: 'Apagar comentário',
  makePrivate: 'Tornar privado',
  makeVisible: 'Tornar visível',
  deleteTitle: 'Apagar este comentário?',
  deleteConfirm: 'Deletar',
  deleting: 'Deletando...',
  deleteFailed: 'Não foi possível excluir o comentário.',
  deleteFailedHint: 'Verifique sua conexão.',
  privateFailed: 'Não foi possível tornar o comentário privado.',
  visibleFailed: 'Não foi possível tornar o comentário visível.',
  deleted: 'Comentário apagado.',
  hidden: 'Comentário ocultado pela moderação.',
  hiddenBecause: (reason: string): string => `Ocultado pela moderação: ${reason}`,
  unknownAuthor: 'Conta excluída',
  you: 'Você',
  table: 'Tabela',
} as const

export const badgeNames: Readonly<Record<CommentBadge, string>> = {
  moderation: 'Moderação',
  assistant: 'Harrison AI',
  team: 'Equipe',
  private: 'Comentário privado',
  hidden: 'Ocultado',
}

export const commentCount = (count: number): string => `${count} ${count === 1 ? 'comentário' : 'comentários'}`

export const commentOf = (name: string): string => `Comentário de ${name}`

/** Name of the button that opens the box; it begins with what the button shows. */
export const replyButtonLabel = (name: string): string => `${commentText.reply} a ${name}`

export const replyToLabel = (name: string): string => `Resposta a ${name}`

export const repliesLabel = (name: string): string => `Respostas a ${name}`

export const showReplies = (count: number): string => `Ver respostas (${count})`

export const deleteQuestion = (name: string): string =>
  `Deseja mesmo apagar o comentário de ${name}? Esta ação é irreversível!`

/** Letters that are left, or too many. */
export const lettersLeft = (left: number): string =>
  left < 0 ? `${-left} caracteres a mais` : `${left} caracteres restantes`
