/** One question of an exam with what came out of it. `area` is a code, `leaf` the last theme of its path. */
export type AnsweredQuestion = {readonly area: string | null; readonly leaf: string | null; readonly isRight: boolean}

export type ThemePerformance = {readonly leaf: string; readonly totalQuestionsByThema: number; readonly correct: number}

export type AreaPerformance = {
  readonly area: string | null
  readonly totalQuestionsByArea: number
  readonly correct: number
  readonly wrong: number
  /** 0 to 1. */
  readonly average: number
  readonly themas: readonly ThemePerformance[]
}

/** The order in which areas are shown; others follow, questions without an area come last. */
export const areaOrder: readonly string[] = ['PED', 'CM', 'GO', 'SC', 'CIR']

const placeOf = (area: string | null): number => {
  if (area === null) return areaOrder.length + 1
  const place = areaOrder.indexOf(area)
  return place === -1 ? areaOrder.length : place
}

/** Sorts what belongs to areas into the order in which areas are shown. */
export const byArea = (one: {readonly area: string | null}, other: {readonly area: string | null}): number =>
  placeOf(one.area) - placeOf(other.area) || ((one.area ?? '') < (other.area ?? '') ? -1 : 1)

const rightOf = (questions: readonly AnsweredQuestion[]): number => questions.filter(({isRight}) => isRight).length

function themesOf(questions: readonly AnsweredQuestion[]): ThemePerformance[] {
  const themes = Map.groupBy(
    questions.flatMap((question) => (question.leaf === null ? [] : {...question, leaf: question.leaf})),
    ({leaf}) => leaf,
  )
  return [...themes]
    .map(([leaf, group]) => ({leaf, totalQuestionsByThema: group.length, correct: rightOf(group)}))
    .toSorted((a, b) => b.totalQuestionsByThema - a.totalQuestionsByThema || a.leaf.localeCompare(b.leaf, 'pt-BR'))
}

/**
 * How a student did in an exam by area and, within it, by theme, those with the most questions first (spec 2§2). What was
 * not answered is wrong.
 */
export function performanceOf(questions: readonly AnsweredQuestion[]): AreaPerformance[] {
  return [...Map.groupBy(questions, ({area}) => area)]
    .map(([area, group]) => {
      const correct = rightOf(group)
      return {
        area,
        totalQuestionsByArea: group.length,
        correct,
        wrong: group.length - correct,
        average: correct / group.length,
        themas: themesOf(group),
      }
    })
    .toSorted(byArea)
}
