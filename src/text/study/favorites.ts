import type {FavoriteTab} from '../../../domain/study/favorites.ts'

export const favoritesText = {
  title: 'Favoritos',
  tabs: 'Tipos de favorito',
  list: 'Seus favoritos',
  loading: 'Carregando favoritos…',
  none: 'Nenhum favorito ainda!',
  noneHint: 'Use Favoritar em uma questão, videoaula, apostila, mapa mental ou flashcard para guardar aqui.',
  backToAgenda: 'Voltar para a agenda',
  unavailable: 'Recurso não disponível para esse curso!',
  notCounted: 'Questões feitas na tela de favoritos não serão contabilizadas',
  more: 'Carregar mais',
  loadingMore: 'Carregando mais favoritos…',
  moreFailed: 'Não foi possível carregar mais favoritos.',
  failed: 'Não foi possível carregar seus favoritos.',
  failedHint: 'O servidor não respondeu. Tente de novo em instantes.',
  offline: 'Você está sem conexão.',
  offlineHint: 'Seus favoritos aparecem assim que a conexão voltar.',
  fromDevice: 'Sem resposta do servidor: esta é a lista guardada neste aparelho.',
  tryAgain: 'Tentar de novo',
  search: 'Buscar nesta lista',
  searchHint: 'Busca apenas no que já foi carregado.',
  noMatch: 'Nada na lista carregada tem essas palavras.',
  choose: 'Escolha um favorito da lista para abrir aqui.',
  unknownItem: 'Este item não está na lista carregada.',
  /** Apart from the title itself, which names what is inside. */
  opened: (title: string): string => (title === '' ? 'Favorito aberto' : `Favorito aberto: ${title}`),
  close: 'Voltar à lista',
  previous: 'Favorito anterior',
  next: 'Próximo favorito',
  removed: 'Removido dos favoritos. Use Favoritar para desfazer.',
  removedToast: 'Removido dos favoritos',
  removedHint: 'Para desfazer, use Favoritar no item aberto.',
  nothingLeft: 'Você removeu todos os favoritos desta lista.',
} as const

/** `100`, true -> what the list holds so far. */
export function favoritesCount(count: number, hasMore: boolean): string {
  const loaded = count === 1 ? '1 favorito' : `${count} favoritos`
  return hasMore ? `${loaded} carregados` : loaded
}

/** Name of a row that has no words of its own, such as a card with a picture only. */
export const unnamedFavorite: Readonly<Record<FavoriteTab, string>> = {
  questao: 'Questão sem texto',
  video: 'Videoaula sem título',
  apostila: 'Apostila sem título',
  'mapa-mental': 'Mapa mental sem título',
  flashcard: 'Flashcard sem texto',
}
