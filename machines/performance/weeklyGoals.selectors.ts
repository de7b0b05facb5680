import type {SnapshotFrom} from 'xstate'
import type {weeklyGoalsMachine} from './weeklyGoals.machine.ts'
import type {LoadedGoals, ScopeProgress} from './weeklyGoals.types.ts'

type WeeklyGoalsSnapshot = SnapshotFrom<typeof weeklyGoalsMachine>

/** What was read; null before. */
export const loadedGoals = ({context}: WeeklyGoalsSnapshot): LoadedGoals | null => context.goals

/** The scopes to choose from: those that have weeks. */
export const offeredScopes = ({context: {goals}}: WeeklyGoalsSnapshot): readonly ScopeProgress[] => goals?.scopes ?? []

/** The scope that is shown: the chosen one, or the first when that has no weeks; null without any. */
export const shownScope = ({context: {goals, scope}}: WeeklyGoalsSnapshot): ScopeProgress | null =>
  goals?.scopes.find((one) => one.scope === scope) ?? goals?.scopes[0] ?? null

/** How far the debug stepper stands; null when it is not shown. */
export const debugStep = ({context}: WeeklyGoalsSnapshot): number | null => (context.isDebugging ? context.step : null)
