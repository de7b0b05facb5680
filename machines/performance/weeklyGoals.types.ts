import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {CalendarDate} from '../../domain/shared/studyDay.ts'
import type {WeeklyAchievement} from './weeklyTrophy.types.ts'

/** Which weeks count (spec 3§2.1). */
export const trophyScopes = ['course', 'general', 'preCourse'] as const
export type TrophyScope = (typeof trophyScopes)[number]

/** Trophies and points of one scope (spec 3§3). */
export type ScopeProgress = {
  readonly scope: TrophyScope
  readonly title: string
  readonly progress: number
  readonly total: number
  readonly bronze: number
  readonly silver: number
  readonly gold: number
}

export type DayStatus = 'done' | 'partial' | 'missed'

export type LoadedGoals = {
  readonly week: WeeklyAchievement
  /** A scope without weeks is not among them. */
  readonly scopes: readonly ScopeProgress[]
  /** The days of the week on which something was planned. */
  readonly days: readonly {readonly date: CalendarDate; readonly status: DayStatus}[]
  /** No server answered: this is what the device knew. */
  readonly isFromDevice: boolean
}

export type WeeklyGoalsContext = {
  readonly scope: TrophyScope
  readonly goals: LoadedGoals | null
  /** Activities that the debug stepper adds to each kind. */
  readonly step: number
  readonly isDebugging: boolean
}

export type WeeklyGoalsInput = Pick<WeeklyGoalsContext, 'scope' | 'isDebugging'>

/** What the reader of the goals is told: read them, now. */
export type GoalsAsked = {readonly type: 'goals.ask'}

export type WeeklyGoalsEvent =
  | {readonly type: 'goals.arrived'; readonly goals: LoadedGoals}
  /** Neither server nor device knows them. */
  | {readonly type: 'goals.failed'; readonly failure: RequestFailure}
  | {readonly type: 'goals.retry'}
  | {readonly type: 'network.returned'}
  | {readonly type: 'help.open'}
  | {readonly type: 'help.close'}
  | {readonly type: 'scope.set'; readonly scope: TrophyScope}
  /** The address shows another scope. */
  | {readonly type: 'address.changed'; readonly scope: TrophyScope}
  | {readonly type: 'debug.step'; readonly by: 1 | -1}
