import type {SnapshotFrom} from 'xstate'
import type {themeExtraMachine} from './themeExtra.machine.ts'
import type {ThemeExtraFailure, ThemeExtraKind} from './themeExtra.types.ts'

type ThemeExtraSnapshot = SnapshotFrom<typeof themeExtraMachine>

/** What is being made for a theme; null when nothing is. */
export const makingOf = (state: ThemeExtraSnapshot, lessonId: string): ThemeExtraKind | null =>
  state.hasTag('pending') && state.context.wish?.lessonId === lessonId ? state.context.wish.kind : null

/** The theme of the last wish. */
export const wishedLesson = ({context}: ThemeExtraSnapshot): string | null => context.wish?.lessonId ?? null

export const wishedKind = ({context}: ThemeExtraSnapshot): ThemeExtraKind => context.wish?.kind ?? 'questions'

/** The address of what was made; null when nothing was. */
export const madePath = ({context}: ThemeExtraSnapshot): string | null => context.made?.path ?? null

export const extraFailure = ({context}: ThemeExtraSnapshot): ThemeExtraFailure =>
  context.failed ?? {failure: 'unreachable', code: null}
