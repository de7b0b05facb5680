import type {ContentKind} from '../../../domain/study/contents.types.ts'

/** What a tab without content says, to the letter (spec 2§8). */
export const emptyContents: Readonly<Record<ContentKind, string>> = {
  video: 'Videoaulas para esse dia ainda não estão disponíveis',
  text: 'Apostilas para esse dia ainda não estão disponíveis',
  mindmap: 'Mapas-mentais para esse dia ainda não estão disponíveis',
}

/** What a list of contents is called. */
export const contentLists: Readonly<Record<ContentKind, string>> = {
  video: 'Playlist',
  text: 'Apostilas da aula',
  mindmap: 'Mapas mentais da aula',
}

export const contentsText = {
  loading: 'Carregando o conteúdo…',
  failedTitle: 'Não foi possível carregar o conteúdo.',
  failedHint: 'Verifique sua conexão e tente novamente.',
  retry: 'Tentar de novo',
  fromDevice: 'Mostrando o que está guardado neste aparelho.',
  emptyPlaylist: 'Nenhum vídeo nessa playlist',
  search: 'Pesquisar na playlist',
  category: 'Categoria',
  allCategories: 'Todas',
  watched: 'assistido',
  liveChat: 'Chat ao vivo',
  description: 'Descrição',
} as const

/** `3`, `12` -> what the search in a playlist left over. */
export const listedCount = (count: number, total: number): string =>
  `${count} de ${total} ${total === 1 ? 'vídeo' : 'vídeos'}`

/** `192` -> how far a video was watched. */
export const stoppedAt = (time: string): string => `parou em ${time}`

const two = (value: number) => String(value).padStart(2, '0')

/** Seconds as a player shows them: `03:12`, `1:04:09`. */
export function playTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${two(minutes)}:${two(whole % 60)}`
}
