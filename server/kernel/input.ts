import {isCalendarDate} from '../../domain/shared/studyDay.ts'
import {DomainError} from './domainError.ts'

/** Ids as they come from outside: few, short, each once. */
export function checkedIds(ids: readonly string[], most: number): string[] {
  if (ids.length > most) throw new DomainError('BAD_INPUT', `At most ${most} ids.`)
  return [...new Set(ids.map(checkedId))]
}

/** @throws DomainError BAD_INPUT for more ids than `most`, or one that is named twice */
export function assertUniqueIds(ids: readonly string[], most: number): void {
  if (checkedIds(ids, most).length !== ids.length) throw new DomainError('BAD_INPUT', 'An id is given twice.')
}

/** What `wellFormed` puts in the place of a character that cannot be stored; no id and no name has it. */
const replacement = '\ufffd'

/** No id of ours is longer than 200 characters; one that had a character that cannot be stored is none. */
export function checkedId(id: string): string {
  if (id.length === 0 || id.length > 200 || id.includes('\0') || id.includes(replacement))
    throw new DomainError('BAD_INPUT', 'Not an id.')
  return id
}

/** The id of a device's chain of marks, which the device makes: random, and short. */
export function checkedChainId(id: string): string {
  if (!/^[\w-]{16,64}$/.test(id)) throw new DomainError('BAD_INPUT', 'Not the id of a chain.')
  return id
}

/** A date that exists, as YYYYMMDD. */
export function checkedDate(date: string): string {
  if (!isCalendarDate(date)) throw new DomainError('BAD_INPUT', 'A calendar date is YYYYMMDD.')
  return date
}

/** The kind of activity in an address, a short word (spec 2§4). */
export function checkedType(type: string): string {
  if (!/^[A-Za-z0-9_-]{1,60}$/.test(type)) throw new DomainError('BAD_INPUT', 'Not an activity type.')
  return type
}

/** An essay has at most this many characters and counts as written from this few on (spec 2§5). */
export const essayLength = {least: 3, most: 750}

/** The text of an essay or null. */
export function checkedEssay(essay: string | null | undefined): string | null {
  if (essay === null || essay === undefined) return null
  if (essay.length > essayLength.most || essay.includes('\0')) {
    throw new DomainError('BAD_INPUT', `An essay has at most ${essayLength.most} characters.`)
  }
  return essay
}

/** A name that both databases can keep, also inside of JSON, and every screen can show: whole characters, no controls. */
export const isPlainText = (text: string): boolean =>
  text.isWellFormed() && !text.includes(replacement) && !/\p{Cc}/u.test(text)
