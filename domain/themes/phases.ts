import type {Instant} from '../shared/studyDay.ts'
import {isReleased} from './release.ts'

type Phased = {readonly phase: number; readonly enableAfter: Instant}

/** The phases that have a released theme, in their order. */
export const availablePhases = (themes: readonly Phased[], now: Instant): number[] =>
  [...new Set(themes.flatMap(({phase, enableAfter}) => (isReleased(enableAfter, now) ? [phase] : [])))].toSorted(
    (one, other) => one - other,
  )

/** Whether an extra may be made of a theme: its phase is not above the highest one with a released theme (spec 1§4). */
export const isSelectable = ({phase}: {readonly phase: number}, phases: readonly number[]): boolean =>
  phase <= Math.max(...phases, -1)
