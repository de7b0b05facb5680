import type {EventFrom, SnapshotFrom} from 'xstate'
import type {favoritesMachine} from '../../../../machines/study/favorites.machine.ts'

/** What every part of the favourites takes. */
export type FavoritesFlow = {
  readonly state: SnapshotFrom<typeof favoritesMachine>
  readonly send: (event: EventFrom<typeof favoritesMachine>) => void
}
