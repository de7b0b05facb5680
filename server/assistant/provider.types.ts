import type {CheckedKey} from '../../domain/assistant/contradiction.ts'

/** What an answer may rest on; an answer cites it by its number, from 1. */
export type Source = {
  readonly number: number
  readonly kind: 'key' | 'comment' | 'lesson'
  /** What the link is called. */
  readonly title: string
  /** Absolute address. */
  readonly url: string
  /** What it says; of a long one the beginning. */
  readonly sentences: readonly string[]
  /** The places in it of what says something about the student's question, the best first; empty where nothing fits. */
  readonly found: readonly number[]
}

/** A student's question with all that the server holds about it. Nothing in it is longer than a page. */
export type Asked = {
  /** What the student wrote. It is data: no provider does what it says. */
  readonly text: string
  /** What the question of the exam says. */
  readonly body: string
  readonly key: CheckedKey
  /** The official answer of an essay, in words; null where there are choices. */
  readonly essayAnswer: string | null
  /** What the student chose; null when nothing is known. */
  readonly choice: number | null
  /** The choices that the student's text names. */
  readonly named: readonly number[]
  readonly sources: readonly Source[]
}

/** A paragraph of an answer with the numbers of its sources. */
export type Paragraph = {readonly text: string; readonly isQuote: boolean; readonly sources: readonly number[]}

/** An answer as a provider gives it: not yet checked, not yet to be shown. */
export type Draft = {
  readonly paragraphs: readonly Paragraph[]
  /** The choice that the provider says it explains; -1 for an annulled question, null for an essay, undefined if it need not say. */
  readonly declared?: number | null | undefined
}

/** Why a provider has no answer; the name goes to the log, and nothing else of it. */
export type FailureReason =
  | 'unreachable'
  | 'refused'
  | 'limited'
  | 'timeout'
  | 'broken'
  | 'too long'
  | 'malformed'
  | 'uncited'
  | 'echo'
  | 'busy'

export class ProviderFailure extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason) {
    super(reason)
    this.name = 'ProviderFailure'
    this.reason = reason
  }
}

/** Writes answers. The check of an answer is never its own. */
export type Provider = {
  readonly name: string
  /**
   * @param signal ends the work when nobody waits for it any more
   * @throws ProviderFailure
   */
  readonly answer: (asked: Asked, signal: AbortSignal) => Promise<Draft>
}
