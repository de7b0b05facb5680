import {type AgendaTab, theoreticalTabs} from '../agenda/routes.ts'

/** Favourites are read in pages of this many (spec 2§9); the server gives no more at once. */
export const favoritePageSize = 100

/** The tabs of the favourites, by their last segment of the address: the same kinds as those of a lesson (spec 2§2). */
export const favoriteTabs = theoreticalTabs
export type FavoriteTab = AgendaTab

/** The kinds of content a student may keep as a favourite, as the wire names them (spec 2§3). */
export type FavoriteKind = 'question' | 'video' | 'text' | 'mindmap' | 'flashcard'

const kinds: Readonly<Record<FavoriteTab, FavoriteKind>> = {
  questao: 'question',
  video: 'video',
  apostila: 'text',
  'mapa-mental': 'mindmap',
  flashcard: 'flashcard',
}

export const favoriteKindOf = (tab: FavoriteTab): FavoriteKind => kinds[tab]

/** The tab of an address below `/favoritos`; null for any other address. */
export function favoriteTabOf(path: string): FavoriteTab | null {
  const [, area, tab, ...rest] = path.replace(/\/+$/, '').split('/')
  if (area !== 'favoritos' || rest.length > 0) return null
  return favoriteTabs.find((known) => known === tab) ?? null
}

/** A page that came full may have another behind it. */
export const mayHaveMore = (count: number): boolean => count >= favoritePageSize
