import {studyDayOf} from '../../domain/shared/studyDay.ts'
import type {RequestContext} from '../kernel/context.ts'
import {DomainError} from '../kernel/domainError.ts'

/** As many questions as the longest exam of a pack. */
export const mostQuestions = 300

/** @throws DomainError BAD_INPUT for a choice that the question does not have */
export function assertChoice(choice: number, least: number, options: number): void {
  if (choice < least || choice >= options) throw new DomainError('BAD_INPUT', 'The question has no such choice.')
}

/** The last zone of Brazil in which a study day ends. */
export const lastZone = 'America/Rio_Branco'

/**
 * The earliest day whose agenda may still be answered: that of the student's zone, but never later than that of Brazil's
 * last zone, so that a device with another zone does not open the key of a question that waits for its answer.
 */
export function openSince({services, timeZone}: RequestContext): string {
  const now = services.clock()
  const [first = ''] = [studyDayOf(now, timeZone), studyDayOf(now, lastZone)].toSorted()
  return first
}
