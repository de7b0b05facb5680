import type {Instant} from '../shared/studyDay.ts'

/** What a student types to show that the deletion is meant. */
export const deletionWord = 'EXCLUIR'

/** Requests are carried out within this many days (spec 1§1, D-24). */
export const deletionDays = 15

const dayLength = 86_400_000

/**
 * Milliseconds in which a request can be taken back: a day less than it takes to be carried out, so that an operator who
 * carries requests out daily is always in time.
 */
export const deletionNotice = (deletionDays - 1) * dayLength

/** Whether the word was typed, whatever its case and the spaces around it. */
export const isDeletionConfirmed = (typed: string): boolean => typed.trim().toLocaleUpperCase('pt-BR') === deletionWord

/** The instant by which a request is carried out; null for what is no instant. */
export function deletionDeadline(requestedAt: string): Instant | null {
  const at = Date.parse(requestedAt)
  return Number.isNaN(at) ? null : at + deletionDays * dayLength
}
