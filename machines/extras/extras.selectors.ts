import type {SnapshotFrom} from 'xstate'
import {type ExtraCounts, extraCounts} from '../../domain/extras/counts.ts'
import {type Extra, type ExtraKind, extraKinds} from '../../domain/extras/extra.types.ts'
import {type TileState, tileState} from '../../domain/extras/tiles.ts'
import type {CalendarDate} from '../../domain/shared/studyDay.ts'
import type {extrasMachine} from './extras.machine.ts'

type ExtrasSnapshot = SnapshotFrom<typeof extrasMachine>

export const shownDate = ({context}: ExtrasSnapshot): CalendarDate => context.calendarDate

const none: readonly Extra[] = []

export const shownExtras = ({context}: ExtrasSnapshot): readonly Extra[] => context.day?.extras ?? none

export const shownCounts = (state: ExtrasSnapshot): ExtraCounts => extraCounts(shownExtras(state))

export type Tile = {readonly kind: ExtraKind; readonly state: TileState}

/** The eight tiles; none on a day on which nothing can be created. */
export function shownTiles({context: {day, window}}: ExtrasSnapshot): readonly Tile[] {
  if (!day || window !== 'onItsDay') return []
  return extraKinds.map((kind) => ({kind, state: tileState(kind, {window, ...day})}))
}

/** What is on the screen may be answered and deleted. */
export const isDayOpen = ({context}: ExtrasSnapshot): boolean => context.window !== 'closed'

/** The list is what the device knew: no server answered. */
export const areExtrasFromDevice = ({context}: ExtrasSnapshot): boolean => context.isFromDevice
