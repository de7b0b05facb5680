import type {SnapshotFrom} from 'xstate'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import {type Stars, starsOfRate} from '../../domain/study/feedback.ts'
import type {ratingMachine} from './rating.machine.ts'

type RatingSnapshot = SnapshotFrom<typeof ratingMachine>

/** The rate that the student sees: the newest wish while it is on its way, otherwise what the server holds. */
export function shownRate(state: RatingSnapshot): number | null {
  const {next, wanted, rate} = state.context
  return state.hasTag('pending') ? ((next ?? wanted)?.rate ?? rate) : rate
}

export const shownStars = (state: RatingSnapshot): Stars | null => starsOfRate(shownRate(state))

/** Why the last rating was not saved; null when it was. */
export const ratingFailure = (state: RatingSnapshot): RequestFailure | null =>
  state.matches({choosing: 'failed'}) ? state.context.failure : null
