import type {FavoriteTab} from '../../domain/study/favorites.ts'

/** A favourite as its list names it. */
export type FavoriteItem = {
  readonly id: string
  /** The first words of it, or its title. */
  readonly title: string
  /** Where it belongs, such as institution, year and theme; empty when nothing is known. */
  readonly detail: string
}

export type FavoritePage = {
  readonly items: readonly FavoriteItem[]
  /** There may be more behind it. */
  readonly hasMore: boolean
  /** No server answered: this is what the device knew. */
  readonly isFromDevice: boolean
}

export type FavoritePageInput = {readonly tab: FavoriteTab; readonly skip: number}

export type FavoritesContext = {
  readonly tab: FavoriteTab
  /** The student's course has favourites; a sprint course has none (spec 2§2). */
  readonly isOffered: boolean
  readonly items: readonly FavoriteItem[]
  /** Ids taken out of the favourites since they were loaded; they come back in their place when that is undone. */
  readonly removed: readonly string[]
  readonly hasMore: boolean
  readonly isFromDevice: boolean
  /** The item that is open beside the list; the address keeps it. */
  readonly openId: string | null
}

export type FavoritesInput = Pick<FavoritesContext, 'tab' | 'isOffered' | 'openId'>

export type FavoritesEvent =
  /** The end of the list was reached, or its button pressed. */
  | {readonly type: 'page.more'}
  | {readonly type: 'favorites.retry'}
  | {readonly type: 'network.returned'}
  | {readonly type: 'agenda.back'}
  | {readonly type: 'item.open'; readonly id: string}
  | {readonly type: 'item.close'}
  | {readonly type: 'address.changed'; readonly openId: string | null}
  /** The server has taken the student's word about one item. */
  | {readonly type: 'favorite.changed'; readonly id: string; readonly isFavorite: boolean}
