import {isKeyHeld} from '../../domain/exam/embargo.ts'
import type {RichText} from '../../domain/shared/richText.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {StoredComment} from '../content/tables.ts'

/** What a student may know of a question only after answering it (D-10). */
export type QuestionKey = {
  readonly correct: number | null
  readonly answer: RichText | null
  readonly comment: StoredComment | null
  /** How often each choice was answered; keys are the choices' indices. */
  readonly tally: Readonly<Record<string, number>>
}

/** A key as it was read: null unless the student may see it, which says nothing yet about the exams of others. */
export type ReadKey = {
  readonly key: QuestionKey | null
  /** The `heldUntilColumn` of its question. */
  readonly heldUntil: Date | null
}

/** A key that may leave the server. The private field lets nothing else pass for one; only `releaseKey` makes it. */
export class ReleasedKey {
  readonly #key: QuestionKey

  private constructor(key: QuestionKey) {
    this.#key = key
  }

  static of({key, heldUntil}: ReadKey, now: Instant): ReleasedKey | null {
    return key === null || isHeldAt({heldUntil}, now) ? null : new ReleasedKey(key)
  }

  get key(): QuestionKey {
    return this.#key
  }
}

/**
 * `isKeyHeld` for a question as it was read.
 *
 * @throws Error when its statement forgot to ask for `heldUntilColumn`: nothing is told then
 */
export function isHeldAt({heldUntil}: Pick<ReadKey, 'heldUntil'>, now: Instant): boolean {
  if (heldUntil === undefined) throw new Error('a question was read without the instant until which its key is held')
  return isKeyHeld(heldUntil?.getTime() ?? null, now)
}

/** The one way by which a key, its comment and its shares leave this server (D-10, D-18). */
export const releaseKey = (read: ReadKey, now: Instant): ReleasedKey | null => ReleasedKey.of(read, now)
