import type {EditingWindow} from '../agenda/editingWindow.ts'
import {onceADay} from './creation.ts'
import type {Extra, ExtraKind} from './extra.types.ts'

/** Why a tile cannot be pressed; `open` when it can. */
export type TileState = 'open' | 'notInCourse' | 'alreadyToday' | 'notToday'

type Day = {
  readonly window: EditingWindow
  readonly extras: readonly Pick<Extra, 'kind'>[]
  readonly allowed: readonly ExtraKind[]
}

/**
 * Whether an extra of a kind may be created now: on the calendar day itself (C-56), when the course has the kind (spec
 * 1§5), and of the two reviews only the first of the day (C-55).
 */
export function tileState(kind: ExtraKind, {window, extras, allowed}: Day): TileState {
  if (!allowed.includes(kind)) return 'notInCourse'
  if (window !== 'onItsDay') return 'notToday'
  return onceADay.includes(kind) && extras.some((extra) => extra.kind === kind) ? 'alreadyToday' : 'open'
}
