import type {OutboxEntry} from '../../../machines/outbox/outbox.types.ts'
import {through} from '../platform/doors.ts'

/**
 * The write-ahead log of the outbox: every entry stands in local storage, too, until nothing has to be sent any more. It is
 * written in the moment of the answer, so that a page that is closed before IndexedDB has committed loses nothing (D-01), and
 * read before a screen is drawn, so that a question on its way is never shown as not answered. The name of a row carries
 * the version of its shape.
 */
const prefix = 'aristo.outbox.1.'
const placeName = 'aristo.outboxPlace'

const absent = () => null
const nothing = () => undefined

/** `at` is the place of the entry among all of this device. */
type LogRow = {readonly entry: unknown; readonly at: number}

const isRow = (value: unknown): value is LogRow =>
  typeof value === 'object' && value !== null && 'entry' in value && 'at' in value && typeof value.at === 'number'

function parse(text: string | null): LogRow | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isRow(value) ? value : null
  } catch {
    return null
  }
}

const read = (name: string) => through('localStorage', () => localStorage.getItem(name), absent)

/** The place that was given last; what is no number counts as none. */
export const lastPlace = (): number => Number(read(placeName)) || 0

/** Gives no place up to this one any more: something that was not noted has it. */
export function takePlace(at: number): void {
  if (at > lastPlace()) through('localStorage', () => localStorage.setItem(placeName, String(at)), nothing)
}

/**
 * Keys that could not be noted and that the database has not settled. Nothing new is noted while there are any: another
 * tab would send it before them.
 */
const unnoted = new Set<string>()

/** The place of a noted entry among all of this device; `isNew` while the database cannot know its key. */
export type Place = {readonly at: number; readonly isNew: boolean}

/** Notes an entry and returns its place, after all others if it is new; null where it is not noted. */
export function logEntry(entry: OutboxEntry, isNew: boolean): Place | null {
  const name = prefix + entry.key
  const known = parse(read(name))?.at
  if (known === undefined && !isNew) return null
  // The clock may have been set back since the last entry.
  const at = known ?? Math.max(entry.requestedAt, lastPlace() + 1)
  const write = () => {
    localStorage.setItem(name, JSON.stringify({entry, at} satisfies LogRow))
    takePlace(at)
    return {at, isNew: known === undefined}
  }
  const noted = unnoted.size === 0 || known !== undefined ? through('localStorage', write, absent) : null
  if (noted === null && known === undefined) unnoted.add(entry.key)
  return noted
}

/** The database has taken the entry, or refused it. */
export const settleLogged = (key: string): boolean => unnoted.delete(key)

/** Forgets an entry that needs no sending any more. */
export function forgetLogged(key: string): void {
  unnoted.delete(key)
  through('localStorage', () => localStorage.removeItem(prefix + key), nothing)
}

/** True from the note on until the entry needs no sending any more, in whichever tab. */
export const isLogged = (key: string): boolean => read(prefix + key) !== null

/** What was noted and not forgotten, in its order. */
export const loggedRows = (): LogRow[] =>
  through(
    'localStorage',
    () => Object.keys(localStorage),
    (): string[] => [],
  )
    .filter((name) => name.startsWith(prefix))
    .map((name) => parse(read(name)))
    .filter((row) => row !== null)
    .sort((one, other) => one.at - other.at)
