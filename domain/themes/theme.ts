import {calendarDateOf, type CalendarDate, defaultTimeZone, type Instant} from '../shared/studyDay.ts'

/** A theme of the course, as the theme list shows it (spec 1§3, custom relevance). */
export type Theme = {
  readonly lessonId: string
  /** The path of the theme, the area first. */
  readonly leaf: readonly string[]
  /** Share, 0 to 1. */
  readonly relevance: number
  readonly phase: number
  readonly enableAfter: Instant
  readonly isPreCourse: boolean
  readonly finishedAt: Instant | null
  readonly hasVideos: boolean
}

type ThemeStatus = 'locked' | 'released' | 'finished'

/** Where a theme stands in its life (F-037; spec 1§4): locked until its instant has passed, finished for good. */
export function themeStatus(theme: Pick<Theme, 'enableAfter' | 'finishedAt'>, now: Instant): ThemeStatus {
  if (theme.finishedAt !== null) return 'finished'
  return now > theme.enableAfter ? 'released' : 'locked'
}

/** The date that a student reads for an instant of the theme list: that of Brasília, which is what the lock obeys too (C-41). */
export const themeDate = (instant: Instant): CalendarDate => calendarDateOf(instant, defaultTimeZone)

export const relevanceLevels = ['easy', 'medium', 'hard'] as const
export type RelevanceLevel = (typeof relevanceLevels)[number]

const mediumFrom = 0.005
const hardFrom = 0.009

/** The icon of a relevance (spec 1§9; C-43): below 0.005 easy, below 0.009 medium, otherwise hard. */
export function relevanceLevel(relevance: number): RelevanceLevel {
  if (relevance < mediumFrom) return 'easy'
  return relevance < hardFrom ? 'medium' : 'hard'
}

/** The highest phase that has a released theme; null when none is released yet. A finished theme was released once. */
export function highestReleasedPhase(themes: readonly Theme[], now: Instant): number | null {
  const phases = themes.filter((theme) => themeStatus(theme, now) !== 'locked').map(({phase}) => phase)
  return phases.length === 0 ? null : Math.max(...phases)
}

/** A theme is offered for extras only up to the highest phase that has a released theme (spec 1§4). */
export const isSelectable = (theme: Pick<Theme, 'phase'>, highestPhase: number | null): boolean =>
  highestPhase !== null && theme.phase <= highestPhase
