/** Exam years that count for the relevance of a theme, the current one included (G-04). */
export const relevanceYears = 5

/** Shares are told from so many questions on: of fewer they say nothing (D-25). */
export const leastQuestions = 30

/** Questions of a lesson in the years that count. */
export type ThemeCount = {
  readonly lessonId: string
  /** At the student's target institutions. */
  readonly atTargets: number
  /** At all institutions. */
  readonly everywhere: number
}

export type QuestionCounts = {
  readonly lessons: readonly ThemeCount[]
  /** All questions of those years, those of no lesson of the course included. */
  readonly totalAtTargets: number
  readonly totalEverywhere: number
  /** Target institutions that have any. */
  readonly institutions: number
}

/** Relevances by lesson, and how they were made. */
export type Relevances = {
  /** How many target institutions counted; 0 for all institutions, null when the bank says too little. */
  readonly institutions: number | null
  readonly of: (lesson: {readonly lessonId: string; readonly packed: number}) => number
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/**
 * The relevance of the themes for a student (G-04): the share of a theme's questions among all questions of her target
 * institutions in the last five exam years; of all institutions when she has none or too few of their questions are in
 * the bank; the lesson's packed relevance when even those are too few, or stand in no theme of the course.
 */
export function relevancesOf({lessons, totalAtTargets, totalEverywhere, institutions}: QuestionCounts): Relevances {
  const shares = (count: (lesson: ThemeCount) => number, total: number): Relevances['of'] | null => {
    if (total < leastQuestions || sum(lessons.map(count)) === 0) return null
    const byLesson = new Map(lessons.map((lesson) => [lesson.lessonId, count(lesson) / total]))
    return ({lessonId}) => byLesson.get(lessonId) ?? 0
  }
  const atTargets = shares(({atTargets: count}) => count, totalAtTargets)
  if (atTargets !== null) return {institutions, of: atTargets}
  const everywhere = shares(({everywhere: count}) => count, totalEverywhere)
  if (everywhere !== null) return {institutions: 0, of: everywhere}
  return {institutions: null, of: ({packed}) => packed}
}
