import type {ContentAction} from '../feedback/ContentActions.tsx'

/** A content shown alone: beside the list of favourites, or on the page of its viewer. */
export type PaneProps = {
  readonly id: string
  /** The server has taken the student's word about the favourite. Stable for one content. */
  readonly onFavorite?: ((isFavorite: boolean) => void) | undefined
}

/** Favourites have like and dislike where other places have stars (spec 2§9). */
export const favoriteActions: readonly ContentAction[] = ['favorite', 'thumbs', 'report', 'forum']

/** The viewer of a card has a button of its own for the forum. */
export const viewedActions: readonly ContentAction[] = ['favorite', 'stars', 'report']
