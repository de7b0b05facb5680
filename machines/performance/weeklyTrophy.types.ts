import type {WeekCounts, WeekTargets} from '../../domain/performance/goals.ts'
import type {CalendarDate} from '../../domain/shared/studyDay.ts'

/** What a student did in one week, from Monday to Sunday, and what each activity needs for each tier (spec 3§3). */
export type WeeklyAchievement = WeekCounts & {
  readonly id: string
  readonly calendarDateStart: CalendarDate
  readonly calendarDateEnd: CalendarDate
  readonly goals: WeekTargets
}

export type WeeklyTrophyContext = {readonly week: WeeklyAchievement}

export type WeeklyTrophyInput = WeeklyTrophyContext

/** The week was read anew, or the student went to another one. */
export type WeeklyTrophyEvent = {readonly type: 'progress.changed'; readonly week: WeeklyAchievement}
