import type {SnapshotFrom} from 'xstate'
import {type Revalidation, subtitleOf} from '../../domain/access/publicShell.ts'
import type {publicShellMachine} from './publicShell.machine.ts'

type PublicShellSnapshot = SnapshotFrom<typeof publicShellMachine>

/** What the visitor is greeted with: the words are looked up by whoever shows them. */
export type Greeting =
  | {readonly kind: 'default'}
  | {readonly kind: 'revalidation'; readonly subtitle: string | null}
  | {readonly kind: 'resident'; readonly title: string}

/** The branded course greets by its name once that is known; `revalidate` is independent and greets otherwise. */
export function greetingOf(state: PublicShellSnapshot): Greeting {
  const {context} = state
  if (state.matches({variant: 'residentExam'}) && context.resident)
    return {kind: 'resident', title: context.resident.title}
  if (context.revalidation === null) return {kind: 'default'}
  return {kind: 'revalidation', subtitle: subtitleOf(context.revalidation, context.config)}
}

/** The badge beside the logo, whatever the greeting (spec 1§2). */
export const badgeOf = (state: PublicShellSnapshot): Revalidation | null => state.context.revalidation

export const shownSlide = (state: PublicShellSnapshot): number => state.context.slide

/** True while pictures move, or would as soon as pointer and focus leave them. */
export const isPlaying = (state: PublicShellSnapshot): boolean =>
  state.matches({visual: 'sliding'}) || state.matches({visual: 'held'})
