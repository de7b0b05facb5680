/** What a student can say something about, as the wire names it (spec 2§1; `comment` is for reports only). */
export const contentTypes = ['question', 'video', 'text', 'mindmap', 'flashcard', 'comment'] as const
export type ContentType = (typeof contentTypes)[number]

/** Whose content a favourite, a rating or a report is about. */
export type ContentRef = {readonly document: string; readonly type: ContentType}

/** Stars of the rating scale (spec 2§9). */
export const stars = [1, 2, 3, 4, 5] as const
export type Stars = (typeof stars)[number]

/** A favourite that the student likes, and one that is reported (spec 2§9, C-50). */
export const likeRate = 1
export const dislikeRate = 0.2

/** The rate of a number of stars: 0.2 per star, 0.2 to 1 (spec 2§9). */
export const rateOfStars = (count: Stars): number => count / stars.length

/** The stars of a stored rate; null without one. A rate between two steps counts as the nearest. */
export function starsOfRate(rate: number | null): Stars | null {
  if (rate === null) return null
  const nearest = Math.round(rate * stars.length)
  return stars.find((count) => count === nearest) ?? (nearest < 1 ? 1 : 5)
}

const questionReasons = ['wrongStatement', 'wrongKey', 'wrongClassification', 'annulled', 'outdated', 'other'] as const
const flashcardReasons = ['wrongAnswer', 'unclearText', 'wrongClassification', 'outdated', 'other'] as const
const commentReasons = [
  'wrongExplanation',
  'wrongKey',
  'contradictsGuideline',
  'outdated',
  'incomplete',
  'unclearText',
  'misspelling',
  'brokenImage',
  'offTopic',
  'other',
] as const

export type ReportReason =
  | (typeof questionReasons)[number]
  | (typeof flashcardReasons)[number]
  | (typeof commentReasons)[number]

/** The reasons to choose from: five for flashcards, ten for comments, otherwise the six of questions (spec 2§5). */
export function reasonsFor(type: ContentType): readonly ReportReason[] {
  if (type === 'flashcard') return flashcardReasons
  return type === 'comment' ? commentReasons : questionReasons
}

/** The longest description of a report, in UTF-16 units. */
export const longestReport = 2_000
