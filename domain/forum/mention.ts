import {namedIn} from './body.ts'
import type {ForumParticipant} from './comment.ts'

/** A name that is being written after an `@`. */
export type MentionQuery = {
  /** Where the `@` stands. */
  readonly start: number
  readonly words: string
}

/** People of one comment who may be mentioned, as the wire says. */
export const mostMentions = 10

/** An `@` that begins a word, and up to three words of a name up to the caret. */
const beginning = /(?:^|[\s([{"'“‘/—–-])@((?:[\p{L}\p{M}.'’-]+(?: [\p{L}\p{M}.'’-]+){0,2} ?)?)$/u

const longestName = 40

/**
 * The name that is being written at the caret; null where none is: without an `@`, inside of an address, and behind a
 * name that was chosen already.
 */
export function mentionAt(text: string, caret: number, chosen: readonly ForumParticipant[]): MentionQuery | null {
  const words = beginning.exec(text.slice(0, caret))?.[1]
  if (words === undefined || words.length > longestName) return null
  if (chosen.some(({name}) => words.startsWith(name))) return null
  return {start: caret - words.length - 1, words: words.trim()}
}

/** The text with the name of a person in the place of what was written of it, and where the caret stands then. */
export function withMention(
  text: string,
  caret: number,
  {start}: MentionQuery,
  name: string,
): {readonly text: string; readonly caret: number} {
  const before = `${text.slice(0, start)}@${name} `
  return {text: before + text.slice(caret).replace(/^ /u, ''), caret: before.length}
}

/** Ids of those who were chosen and whose name still stands in the comment, each once and no more than the wire takes. */
export const mentionsOf = (body: string, chosen: readonly ForumParticipant[]): string[] =>
  [...new Set(namedIn(body, chosen).map(({id}) => id))].slice(0, mostMentions)
