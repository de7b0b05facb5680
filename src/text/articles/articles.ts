import {longDate} from '../shared/days.ts'

export const articlesText = {
  title: 'Artigos',
  intro: 'Textos curtos sobre como estudar, fazer prova e cuidar de quem estuda.',
  search: 'Pesquisar nos artigos',
  loading: 'Carregando os artigos…',
  loadingOne: 'Carregando o artigo…',
  none: 'Nada por aqui...',
  noneHint: 'Os artigos aparecem aqui assim que forem publicados.',
  nothingHint: 'Tente outras palavras.',
  clear: 'Limpar a pesquisa',
  back: 'Todos os artigos',
  unknown: 'Artigo não encontrado',
  unknownHint: 'Ele não existe ou não está mais disponível.',
  table: 'Tabela',
  fromDevice: 'Sem resposta do servidor: este é o texto guardado neste aparelho.',
  offline: 'Você está sem conexão.',
  offlineHint: 'O texto aparece assim que a conexão voltar.',
  failed: 'Não foi possível carregar.',
  failedHint: 'O servidor não respondeu. Tente de novo em instantes.',
  tryAgain: 'Tentar de novo',
} as const

/** Who wrote an article, and when. */
export const byline = (author: string, date: string): string => `${author} · ${longDate(date)}`
