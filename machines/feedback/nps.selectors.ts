import type {SnapshotFrom} from 'xstate'
import {npsGroupOf, type NpsReason, npsReasons} from '../../domain/feedback/nps.ts'
import type {npsMachine} from './nps.machine.ts'
import type {NpsDraft} from './nps.types.ts'

type NpsSnapshot = SnapshotFrom<typeof npsMachine>

export const isNpsShown = (state: NpsSnapshot): boolean => state.hasTag('shown')

/** The reasons that the student may choose from, by the score. */
export const offeredReasons = ({context: {score}}: NpsSnapshot): readonly NpsReason[] =>
  score === null ? [] : npsReasons[npsGroupOf(score)]

/** What the device keeps of an answer that was begun, over a reload and until it is asked for again; null once it is on its way. */
export const npsDraft = (state: NpsSnapshot): NpsDraft | null => {
  const {score, reasons, comment} = state.context
  return score === null || state.matches('sending') || state.matches('done') ? null : {score, reasons, comment}
}
