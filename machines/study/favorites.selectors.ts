import type {SnapshotFrom} from 'xstate'
import type {favoritesMachine} from './favorites.machine.ts'
import type {FavoriteItem} from './favorites.types.ts'

type FavoritesSnapshot = SnapshotFrom<typeof favoritesMachine>

/** The favourites that still are, in the server's order. */
export const shownFavorites = ({context: {items, removed}}: FavoritesSnapshot): readonly FavoriteItem[] =>
  items.filter(({id}) => !removed.includes(id))

/** The item beside the list, still there when it was just taken out; null when none is open, or none of that id is known. */
export const openFavorite = ({context: {items, openId}}: FavoritesSnapshot): FavoriteItem | null =>
  items.find(({id}) => id === openId) ?? null

/** True when the item beside the list was taken out of the favourites. */
export const isOpenRemoved = ({context: {removed, openId}}: FavoritesSnapshot): boolean =>
  openId !== null && removed.includes(openId)

/** The address asks for an item that is not among those loaded. */
export const isOpenUnknown = (state: FavoritesSnapshot): boolean =>
  state.context.openId !== null && openFavorite(state) === null

export const hasMoreFavorites = ({context}: FavoritesSnapshot): boolean => context.hasMore

/** The list is what the device knew: no server answered. */
export const isFromDevice = ({context}: FavoritesSnapshot): boolean => context.isFromDevice

/** The neighbours of the open item in the list; null at its ends. */
export function neighbours(state: FavoritesSnapshot): {readonly before: string | null; readonly after: string | null} {
  const {items, removed, openId} = state.context
  const place = items.findIndex(({id}) => id === openId)
  if (place === -1) return {before: null, after: null}
  const kept = ({id}: FavoriteItem) => !removed.includes(id)
  return {
    before: items.slice(0, place).findLast(kept)?.id ?? null,
    after: items.slice(place + 1).find(kept)?.id ?? null,
  }
}
