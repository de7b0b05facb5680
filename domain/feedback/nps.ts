import type {Instant} from '../shared/studyDay.ts'

/** The answers of "would you recommend it", from the worst to the best (spec 2§3). */
export const npsScores = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export type NpsScore = (typeof npsScores)[number]

export const isNpsScore = (score: number): score is NpsScore => npsScores.some((known) => known === score)

export const npsGroups = ['detractor', 'neutral', 'promoter'] as const
export type NpsGroup = (typeof npsGroups)[number]

/** The group of a score: below 7 a detractor, 7 and 8 neutral, 9 and 10 a promoter (spec 2§4). */
export function npsGroupOf(score: NpsScore): NpsGroup {
  if (score < 7) return 'detractor'
  return score < 9 ? 'neutral' : 'promoter'
}

/** The reasons that each group chooses from, at least one (spec 2§4); their words are in the content pack as well (G-28). */
export const npsReasons = {
  detractor: [
    'tooMuchContent',
    'contentErrors',
    'outdatedContent',
    'hardToUse',
    'slowOrFailing',
    'weakSupport',
    'poorValue',
    'other',
  ],
  neutral: [
    'moreQuestions',
    'deeperComments',
    'moreFlexibleAgenda',
    'betterVideos',
    'easierToUse',
    'fasterAnswers',
    'other',
  ],
  promoter: [
    'dailyAgenda',
    'goodQuestions',
    'smartReview',
    'goodLessons',
    'easyToUse',
    'goodSupport',
    'goodValue',
    'other',
  ],
} as const satisfies Readonly<Record<NpsGroup, readonly string[]>>
export type NpsReason = (typeof npsReasons)[NpsGroup][number]

/** Whether these are reasons that the group of the score has: at least one, each once. */
export function areNpsReasons(score: NpsScore, reasons: readonly string[]): reasons is readonly NpsReason[] {
  const known: readonly string[] = npsReasons[npsGroupOf(score)]
  return (
    reasons.length > 0 && new Set(reasons).size === reasons.length && reasons.every((reason) => known.includes(reason))
  )
}

/** The longest text of a survey, in UTF-16 units; the documents name no maximum. */
export const longestFeedback = 2_000

const day = 86_400_000

/** Days until a student is asked (again): after joining, an answer, a refusal, and "later" (G-14). */
export const npsPauses = {joined: 30, answered: 90, refused: 90, later: 7} as const

/** When the student is asked next. */
export const npsAskedAt = (since: Instant, pause: keyof typeof npsPauses): Instant => since + npsPauses[pause] * day

export type NpsCounts = Readonly<Record<NpsGroup, number>>

/** Promoters less detractors in percent of all answers, -100 to 100, rounded; null without answers. */
export function npsOf({detractor, neutral, promoter}: NpsCounts): number | null {
  const all = detractor + neutral + promoter
  return all === 0 ? null : Math.round(((promoter - detractor) / all) * 100)
}
