import type {SnapshotFrom} from 'xstate'
import {calendarDateOf} from '../../domain/shared/studyDay.ts'
import type {editingWindowMachine} from './editingWindow.machine.ts'

type EditingWindowSnapshot = SnapshotFrom<typeof editingWindowMachine>

export const isEditableNow = (state: EditingWindowSnapshot): boolean => state.matches('editable')

/** True when the day was opened after its midnight, in the four hours that still count for it. */
export const isAfterMidnight = (state: EditingWindowSnapshot): boolean =>
  state.matches('editable') && calendarDateOf(state.context.openedAt, state.context.timeZone) !== state.context.calendarDate
