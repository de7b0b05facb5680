import {isEditable, isTooOld} from '../../domain/agenda/editingWindow.ts'
import type {RequestContext} from './context.ts'
import {DomainError} from './domainError.ts'

/**
 * Refuses a write to a day that was over when it was made (spec 1§4, 2§4), or that was on its way for longer than a
 * device may be offline. `madeAt` is the server's idea of when it was made, in milliseconds.
 *
 * @throws DomainError OUTSIDE_EDITING_WINDOW, WRITE_TOO_OLD
 */
export function assertDayOpen({services, timeZone}: RequestContext, calendarDate: string, madeAt: number): void {
  if (!isEditable(calendarDate, madeAt, timeZone)) throw new DomainError('OUTSIDE_EDITING_WINDOW')
  if (isTooOld(madeAt, services.clock(), services.lateWriteDays)) throw new DomainError('WRITE_TOO_OLD')
}
