import {targetOf} from '../notifications/link.ts'
import {type AreaCode, areaOf, areaOrder} from './areas.ts'

export type MockRanking = {
  /** From 1. */
  readonly position: number
  readonly total: number
  /** 0 to 100. */
  readonly grade: number
}

export type Theme = {readonly name: string; readonly total: number; readonly right: number}

export type AreaResult = {
  readonly area: AreaCode
  readonly total: number
  readonly right: number
  readonly wrong: number
  /** 0 to 100. */
  readonly average: number
  /** The weakest first. */
  readonly themes: readonly Theme[]
}

export type AreaCount = {readonly area: AreaCode; readonly questions: number}

export type Banner = {
  readonly imageUrl: string | null
  readonly href: string | null
  readonly title: string
  readonly subtitle: string | null
}

/** What a finished mock exam came to (spec 2§2, 2§3). */
export type MockExamResult = {
  readonly total: number
  /** Right answers, annulled questions included; null before keys are shown. */
  readonly right: number | null
  /** The grade that passes, 0 to 100. */
  readonly cutOff: number
  /** Share, 0 to 1, of the ranked students with a lower grade; null before the ranking (G-05). */
  readonly percentile: number | null
  readonly description: string | null
  readonly banner: Banner | null
  readonly composition: readonly AreaCount[]
  /** Empty before keys are shown. */
  readonly areas: readonly AreaResult[]
}

/** Right of total in percent, 0 to 100; 0 of an exam without questions (G-05). */
export const gradeOf = (right: number, total: number): number => (total === 0 ? 0 : (100 * right) / total)

/** True when the grade passes; the cut-off itself does (G-10). */
export const isCutOffReached = (grade: number, cutOff: number): boolean => grade >= cutOff

const byWeakness = (one: Theme, other: Theme): number =>
  gradeOf(one.right, one.total) - gradeOf(other.right, other.total) ||
  other.total - other.right - (one.total - one.right) ||
  one.name.localeCompare(other.name, 'pt-BR')

/** Themes as a student should study them: the smallest share of right answers first, then the most wrong ones. */
export const sortedByWeakness = (themes: readonly Theme[]): readonly Theme[] => themes.toSorted(byWeakness)

/** The rows in the order of the areas; what has the same area is one row, and areas without questions have none. */
function inOrder<Row extends {area: AreaCode}>(
  rows: readonly Row[],
  joined: (one: Row, other: Row) => Row,
): readonly Row[] {
  return areaOrder.flatMap((code) => {
    const [first, ...others] = rows.filter(({area}) => area === code)
    return first ? [others.reduce(joined, first)] : []
  })
}

/** How many questions of an exam each area has. */
export function compositionOf(rows: readonly {area?: string | null; questions: number}[]): readonly AreaCount[] {
  const counts = rows.flatMap(({area, questions}) => (questions > 0 ? [{area: areaOf(area), questions}] : []))
  return inOrder(counts, (one, {questions}) => ({...one, questions: one.questions + questions}))
}

type AreaRow = {
  readonly area?: string | null
  readonly totalQuestionsByArea: number
  readonly correct: number
  readonly wrong: number
  readonly themas: readonly {leaf: string; totalQuestionsByThema: number; correct: number}[]
}

/** What a student did in each area. The average is reckoned anew, so that joined rows have the right one. */
export function areaResultsOf(rows: readonly AreaRow[]): readonly AreaResult[] {
  const results = rows.flatMap(({area, totalQuestionsByArea: total, correct: right, wrong, themas}): AreaResult[] => {
    const themes = themas.map((thema) => ({name: thema.leaf, total: thema.totalQuestionsByThema, right: thema.correct}))
    return total > 0
      ? [{area: areaOf(area), total, right, wrong, average: gradeOf(right, total), themes: sortedByWeakness(themes)}]
      : []
  })
  return inOrder(results, (one, other) => {
    const [right, total] = [one.right + other.right, one.total + other.total]
    const themes = sortedByWeakness([...one.themes, ...other.themes])
    return {area: one.area, total, right, wrong: one.wrong + other.wrong, average: gradeOf(right, total), themes}
  })
}

/** A banner that may be shown: an address that is not of the web or of the product leads nowhere, and shows nothing. */
export function safeBanner({
  imageUrl,
  link,
  title,
  subtitle,
}: {
  imageUrl: string
  link: string
  title: string
  subtitle?: string | null
}): Banner {
  return {
    imageUrl: targetOf(imageUrl)?.href ?? null,
    href: targetOf(link)?.href ?? null,
    title,
    subtitle: subtitle ?? null,
  }
}
