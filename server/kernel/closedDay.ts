import {isEditable, isTooOld} from '../../domain/agenda/editingWindow.ts'
import type {RequestContext} from './context.ts'
import {Refusal} from './refusal.ts'

/**
 * Refuses a write to a day that was over when it was made (spec 1§4, 2§4), or that was on its way for longer than a
 * device may be offline. `madeAt` is the server's idea of when it was made, in milliseconds.
 *
 * @throws Refusal OUTSIDE_EDITING_WINDOW, WRITE_TOO_OLD
 */
export function refuseClosedDay({services, timeZone}: RequestContext, calendarDate: string, madeAt: number): void {
  if (!isEditable(calendarDate, madeAt, timeZone)) throw new Refusal('OUTSIDE_EDITING_WINDOW')
  if (isTooOld(madeAt, services.clock(), services.lateWriteDays)) throw new Refusal('WRITE_TOO_OLD')
}
