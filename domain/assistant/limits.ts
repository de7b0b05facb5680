/** How often the author of a comment may ask, where the remote configuration says nothing else (spec 2§9). */
export const usualUsage = 3

/** What the remote configuration may raise that number to. */
const mostUsage = 20

/** The key of the remote configuration that says how often the author of a comment may ask. */
export const usageKey = 'harrison_ai_max_usage'

/**
 * How often the author of a comment may ask, by the value of `usageKey`: a whole number from 0, which closes the
 * assistant, to 20. Anything else is the usual number.
 */
export function maxUsageOf(value: string | undefined): number {
  const text = value?.trim() ?? ''
  return /^\d{1,2}$/.test(text) && Number(text) <= mostUsage ? Number(text) : usualUsage
}

export const assistantLimits = {
  /** Questions of one student within 24 hours, those that failed included. */
  asksADay: 40,
  /** Questions of one student in a minute. */
  asksPerMinute: 6,
  /** Comments whose usage is asked for at once: a page of the forum has 20. */
  comments: 100,
  /** UTF-16 units of the student's comment that a provider gets; the rest is left out. */
  question: 2_000,
  /** UTF-16 units of a provider's answer; a longer one is not taken. */
  answer: 6_000,
  /** Bytes of a request: the client sends the question along, which is ignored. */
  body: 65_536,
  /** Milliseconds between two words (spec 2§4). */
  word: 50,
  /** Days for which the text of an answer that was not published is kept. */
  keptDays: 30,
} as const

/** Whether a rating publishes the answer as a comment; a lower one discards it (spec 2§4, G-18). */
export const publishes = (rating: number): boolean => rating >= 3
