import type {ErrorCode} from '../shared/errors.ts'

/**
 * What became of a question that got no answer: `broken` goes on with the same key once there is a connection,
 * `keyNotShown`, `rateLimited` and `unavailable` stand on the error card (spec 2§8), `withheld` went to a monitor (D-27),
 * `usedUp` says that the usage is another than was known, `settled` that the comment was answered or is gone.
 */
export const askFailures = [
  'broken',
  'keyNotShown',
  'rateLimited',
  'unavailable',
  'withheld',
  'usedUp',
  'settled',
] as const
export type AskFailure = (typeof askFailures)[number]

const named: Partial<Record<ErrorCode, AskFailure>> = {
  KEY_NOT_SHOWN: 'keyNotShown',
  RATE_LIMITED: 'rateLimited',
  ANSWER_WITHHELD: 'withheld',
  USAGE_LIMIT_REACHED: 'usedUp',
  ALREADY_ANSWERED: 'settled',
  NOT_FOUND: 'settled',
}

/** Sorts a refusal by its name; null where nobody answered by name, which a proxy or a lost network does. */
export const askFailureOf = (code: ErrorCode | null): AskFailure =>
  code === null ? 'broken' : (named[code] ?? 'unavailable')
