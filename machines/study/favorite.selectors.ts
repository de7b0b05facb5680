import type {SnapshotFrom} from 'xstate'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {favoriteMachine} from './favorite.machine.ts'

type FavoriteSnapshot = SnapshotFrom<typeof favoriteMachine>

/** What the student sees: the change at once, before the server has taken it. */
export const isShownOn = (state: FavoriteSnapshot): boolean =>
  state.matches('saving') ? !state.context.isOn : state.context.isOn

/** Why the last change did not happen; null when it did. */
export const favoriteFailure = (state: FavoriteSnapshot): RequestFailure | null =>
  state.matches('unknown') ? null : state.context.failure
