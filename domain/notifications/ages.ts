import type {Instant} from '../shared/studyDay.ts'
import type {Notification} from './notification.ts'

/** How old a notification is, by the groups of the panel (spec 3§2.6, 3§9). */
export type AgeGroup = 'lastDay' | 'lastWeek' | 'lastMonth' | 'earlier'

const day = 86_400_000
const groups: readonly {readonly group: AgeGroup; readonly under: number}[] = [
  {group: 'lastDay', under: day},
  {group: 'lastWeek', under: 7 * day},
  {group: 'lastMonth', under: 30 * day},
  {group: 'earlier', under: Number.POSITIVE_INFINITY},
]

/**
 * The group of an instant: under 1 day, under 7, under 30, older. Days are spans of 24 hours before `now`, so that no
 * zone or clock change moves them. An instant in the future is as young as can be.
 */
export const ageGroupOf = (createdAt: Instant, now: Instant): AgeGroup =>
  groups.find(({under}) => now - createdAt < under)?.group ?? 'earlier'

export type AgedGroup = {readonly group: AgeGroup; readonly items: readonly Notification[]}

/** The list cut into its groups, the youngest first; empty groups are left out. */
export const groupedByAge = (items: readonly Notification[], now: Instant): readonly AgedGroup[] =>
  groups
    .map(({group}) => ({group, items: items.filter(({createdAt}) => ageGroupOf(createdAt, now) === group)}))
    .filter(({items: inGroup}) => inGroup.length > 0)
