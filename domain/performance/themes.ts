/** Rows of a theme table, and how many it grows and shrinks by (spec 3§2.1, 3§9). */
export const tableStep = 5

/** The theme card appears from so many themes on (spec 3§2.1). */
export const leastThemes = 5

/** How many of the most urgent themes are red: in the report card, and in the tables of a diagnostic (C-06). */
export const redThemes = {report: 5, diagnostic: 10} as const

export const showsThemeCard = (themes: number): boolean => themes >= leastThemes

/** The rows that a table shows: whole steps, never fewer than one and never more than there are. */
export const rowsShown = (rows: number, total: number): number => Math.min(Math.max(tableStep, rows), total)

/** The rows after one more step. */
export const grown = (rows: number, total: number): number => rowsShown(rows + tableStep, total)

/** The rows after one step less: what is left is a whole number of steps. */
export const shrunk = (rows: number, total: number): number =>
  rowsShown(Math.ceil(rows / tableStep - 1) * tableStep, total)

export const canGrow = (rows: number, total: number): boolean => rows < total
export const canShrink = (rows: number): boolean => rows > tableStep

/** The colour of the theme at a place, from 0, of a list by urgency. */
export const priorityTone = (place: number, red: number): 'red' | 'yellow' => (place < red ? 'red' : 'yellow')

export type UrgentTheme = {
  /** Share, 0 to 1. */
  readonly relevance: number
  readonly stats: {readonly hits: number; readonly total: number}
}

/** Share, 0 to 1, of right answers; null without answers. */
export const hitRate = ({hits, total}: UrgentTheme['stats']): number | null => (total === 0 ? null : hits / total)

/**
 * Relevance times the share of wrong answers, divided by the mean of that over the themes shown: 1 is the middle (G-06).
 * All are 0 when nothing is wrong.
 */
export function priorityIndices(themes: readonly UrgentTheme[]): number[] {
  const urgencies = themes.map(({relevance, stats}) => relevance * (1 - (hitRate(stats) ?? 0)))
  const mean = urgencies.reduce((sum, urgency) => sum + urgency, 0) / Math.max(1, urgencies.length)
  return urgencies.map((urgency) => (mean === 0 ? 0 : urgency / mean))
}

/** A theme with a higher index than this is a priority (G-06). */
export const isPriority = (priorityIndex: number): boolean => priorityIndex > 1

/** The difference of two shares (0 to 1) in absolute points, rounded (spec 3§4); null when one is not known. */
export function pointsBetween(before: number | null, now: number | null): number | null {
  return before === null || now === null ? null : Math.round(now * 100) - Math.round(before * 100)
}
