import type {SnapshotFrom} from 'xstate'
import {leftOf, type RaffleItem, shownItem} from '../../domain/stage/raffle.ts'
import type {raffleMachine} from './raffle.machine.ts'

export type RaffleSnapshot = SnapshotFrom<typeof raffleMachine>

/** One number of the board. */
export type BoardCell = RaffleItem & {
  readonly isDrawn: boolean
  /** The one on the stage. */
  readonly isShown: boolean
}

/** The numbers of the chosen category. What is being drawn looks undrawn until it is there. */
export function boardOf(state: RaffleSnapshot): readonly BoardCell[] {
  const {lists, kept} = state.context
  const isSecret = state.matches({open: 'drawing'})
  return lists[kept.category].map((item) => {
    const isShown = item.id === kept.shownId
    return {
      ...item,
      isDrawn: kept.drawn[kept.category].includes(item.id) && !(isSecret && isShown),
      isShown: isShown && !isSecret,
    }
  })
}

/** What stands on the stage, or is about to. */
export const itemOnStage = ({context: {lists, kept}}: RaffleSnapshot): RaffleItem | null => shownItem(lists, kept)

/** How many of the chosen category are left to draw. */
export const leftToDraw = ({context: {lists, kept}}: RaffleSnapshot): number => leftOf(lists, kept).length
