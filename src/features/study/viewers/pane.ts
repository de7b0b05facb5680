/** A content shown alone: beside the list of favourites, or on the page of its viewer. */
export type PaneProps = {
  readonly id: string
  /** The server has taken the student's word about the favourite. Stable for one content. */
  readonly onFavorite?: ((isFavorite: boolean) => void) | undefined
}
