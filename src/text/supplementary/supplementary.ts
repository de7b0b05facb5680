import {longDate} from '../shared/days.ts'
import {brand} from '../shared/brand.ts'

export const supplementaryText = {
  title: `Mais ${brand.name}`,
  sections: `Partes de Mais ${brand.name}`,
  videos: 'Vídeos',
  documents: 'Documentos',
  novelties: 'Novidades',
  searchPlaylists: 'Pesquisar por categoria ou playlist',
  searchDocuments: 'Pesquisar nos documentos',
  searchVideos: 'Pesquisar por título ou subtítulo',
  noVideos: 'Sem vídeos aqui...',
  noVideosHint: 'Os vídeos aparecem aqui assim que forem publicados.',
  noPlaylistHint: 'Esta playlist não existe mais, ou está vazia.',
  noDocuments: 'Nenhum documento encontrado',
  noDocumentsHint: 'Os documentos aparecem aqui assim que forem publicados.',
  nothing: 'Nada por aqui...',
  nothingHint: 'Tente outras palavras.',
  clear: 'Limpar a pesquisa',
  more: 'Mostrar mais',
  back: 'Todas as playlists',
  loadingVideos: 'Carregando as playlists…',
  loadingPlaylist: 'Carregando a playlist…',
  loadingDocuments: 'Carregando os documentos…',
  newTab: 'abre em outra aba',
  fromDevice: 'Sem resposta do servidor: esta é a lista guardada neste aparelho.',
  tryAgain: 'Tentar de novo',
} as const

const offline = {offline: 'Você está sem conexão.', tryAgain: supplementaryText.tryAgain} as const

/** What each list says when it could not be read. */
export const listFailures = {
  videos: {
    ...offline,
    offlineHint: 'As playlists aparecem assim que a conexão voltar.',
    failed: 'Não foi possível carregar as playlists.',
    failedHint: 'O servidor não respondeu. Tente de novo em instantes.',
  },
  playlist: {
    ...offline,
    offlineHint: 'A playlist aparece assim que a conexão voltar.',
    failed: 'Não foi possível carregar a playlist.',
    failedHint: 'O servidor não respondeu. Tente de novo em instantes.',
  },
  documents: {
    ...offline,
    offlineHint: 'Os documentos aparecem assim que a conexão voltar.',
    failed: 'Não foi possível carregar os documentos.',
    failedHint: 'O servidor não respondeu. Tente de novo em instantes.',
  },
} as const

/** `5` -> what a playlist holds. */
export const videoCount = (amount: number): string => (amount === 1 ? '1 vídeo' : `${amount} vídeos`)

/** `20261122` -> when something came. */
export const addedOn = (date: string): string => `Publicado em ${longDate(date)}`

/** `20261122` -> when a playlist had its newest video. */
export const newestOn = (date: string): string => `Vídeo mais novo em ${longDate(date)}`
