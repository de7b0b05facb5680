import {areaOf, type AreaCode} from '../exam/areas.ts'
import {areaNames, withoutArea} from '../themes/areas.ts'
import {isPriority, priorityIndices} from '../performance/themes.ts'
import type {Difficulty} from '../question/results.ts'

/** Names of the areas in a diagnostic's tables (spec 3§2.3; C-31). */
export const diagnosticAreas: Readonly<Record<AreaCode, string>> = {
  ...areaNames,
  SC: 'Epidemiologia',
  // As the exams name what has no area (spec 3§9).
  none: withoutArea,
}

/** The row below all areas (spec 3§2.3). */
export const totalRow = 'Total'

export type Stats = {readonly hits: number; readonly total: number}

/** A question of a finished diagnostic with what came out of it. */
export type DiagnosticAnswer = {
  readonly area: string | null
  /** Path of theme names; empty for a question without one. */
  readonly path: readonly string[]
  readonly difficulty: Difficulty | null
  readonly isRight: boolean
}

export type ThemeResult = {
  readonly leaf: readonly string[]
  readonly priorityIndex: number
  readonly isPriority: boolean
  readonly stats: Stats
  /** 0 to 1. */
  readonly totalPerformance: number
  /** Share, 0 to 1, of the questions of the exams aimed at (G-04). */
  readonly relevance: number
}

/** One row of the area table; a performance is 0 to 1, and null without questions. */
export type AreaResult = {
  readonly area: string
  /** How many of its themes want attention: those of priority. */
  readonly atentionCount: number
  readonly totalPerformance: number
  readonly totalStats: Stats
  readonly easyPerformance: number | null
  readonly easyStats: Stats
  readonly mediumPerformance: number | null
  readonly mediumStats: Stats
  readonly hardPerformance: number | null
  readonly hardStats: Stats
}

export type DiagnosticResults = {readonly areas: readonly AreaResult[]; readonly themes: readonly ThemeResult[]}

const statsOf = (answers: readonly DiagnosticAnswer[]): Stats => ({
  hits: answers.filter(({isRight}) => isRight).length,
  total: answers.length,
})

const shareOf = ({hits, total}: Stats): number | null => (total === 0 ? null : hits / total)

const separator = '\u001f'
const keyOf = (path: readonly string[]) => path.join(separator)

function rowOf(area: string, answers: readonly DiagnosticAnswer[], themes: readonly ThemeResult[]): AreaResult {
  const of = (level: DiagnosticAnswer['difficulty']) => statsOf(answers.filter(({difficulty}) => difficulty === level))
  const [totalStats, easyStats, mediumStats, hardStats] = [statsOf(answers), of('easy'), of('medium'), of('hard')]
  const paths = new Set(answers.map(({path}) => keyOf(path)))
  return {
    area,
    atentionCount: themes.filter((theme) => theme.isPriority && paths.has(keyOf(theme.leaf))).length,
    totalPerformance: shareOf(totalStats) ?? 0,
    totalStats,
    easyPerformance: shareOf(easyStats),
    easyStats,
    mediumPerformance: shareOf(mediumStats),
    mediumStats,
    hardPerformance: shareOf(hardStats),
    hardStats,
  }
}

function themesOf(
  answers: readonly DiagnosticAnswer[],
  relevanceOf: (path: readonly string[]) => number,
): ThemeResult[] {
  const groups = [
    ...Map.groupBy(
      answers.filter(({path}) => path.length > 0),
      ({path}) => keyOf(path),
    ).values(),
  ]
  const themes = groups.map((group) => {
    const leaf = group[0]?.path ?? []
    return {leaf, relevance: relevanceOf(leaf), stats: statsOf(group)}
  })
  const indices = priorityIndices(themes)
  return themes
    .map((theme, place) => {
      const priorityIndex = indices[place] ?? 0
      return {
        ...theme,
        priorityIndex,
        isPriority: isPriority(priorityIndex),
        totalPerformance: shareOf(theme.stats) ?? 0,
      }
    })
    .toSorted(
      (one, other) =>
        other.priorityIndex - one.priorityIndex || keyOf(one.leaf).localeCompare(keyOf(other.leaf), 'pt-BR'),
    )
}

/**
 * How a diagnostic went, by area and by theme (spec 3§2.3, 3§3): areas by name and the total below them, themes by
 * urgency (G-06).
 */
export function resultsOfDiagnostic(
  answers: readonly DiagnosticAnswer[],
  relevanceOf: (path: readonly string[]) => number,
): DiagnosticResults {
  const themes = themesOf(answers, relevanceOf)
  const areas = [...Map.groupBy(answers, ({area}) => diagnosticAreas[areaOf(area)])]
    .map(([area, group]) => rowOf(area, group, themes))
    .toSorted((one, other) => one.area.localeCompare(other.area, 'pt-BR'))
  return {areas: [...areas, rowOf(totalRow, answers, themes)], themes}
}
