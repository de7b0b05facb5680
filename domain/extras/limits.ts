import {calendarDateOf, type Instant} from '../shared/studyDay.ts'

/** Limits of the wizards (spec 1§5, 1§9). */

/** Numbers that may be asked for, from the least to the most. */
export type Range = {readonly least: number; readonly most: number}

type Limits = Range & {readonly usual: number}

/** Questions or flashcards of one extra (spec 1§5, 1§9); of flashcards the documents name the usual number only. */
export const itemLimits: Limits = {least: 1, most: 200, usual: 10}

/** Minutes of an extra in exam mode with a time limit: our own, the documents have none. */
export const timeLimits: Limits = {least: 1, most: 300, usual: 30}

/** Themes of a priority review (spec 1§5). */
export const themeLimits: Limits = {least: 1, most: 15, usual: 5}

/** Questions of a priority review: never fewer than its themes (spec 1§5). */
export const priorityQuestionLimits = (themes: number): Limits => ({
  least: Math.max(1, themes),
  most: itemLimits.most,
  usual: Math.max(itemLimits.usual, themes),
})

/** The first year that questions can be chosen from (spec 1§5). */
export const firstYear = 2005

/** An exam older than so many years may be outdated (spec 1§5). */
export const yearsUpToDate = 5

/** Named filters of one student, and the characters of a name. */
export const presetLimits = {most: 20, name: 40} as const

/** Extras that one student may make within 24 hours, deleted ones included. */
export const extrasADay = 60

/** A question counts as unseen again after so many days. */
export const unseenDays = 90

/** The year that the student's calendar shows. */
export const yearOf = (now: Instant, timeZone: string): number => Number(calendarDateOf(now, timeZone).slice(0, 4))

/** The last year that questions can be chosen from: the next one (spec 1§5). */
export const lastYear = (currentYear: number): number => currentYear + 1

/** Whether an exam of that year may be outdated (spec 1§5). */
export const isOutdated = (year: number, currentYear: number): boolean => year < currentYear - yearsUpToDate

/** Whether a quantity is one that may be asked for. */
export const isWithin = (quantity: number, {least, most}: Range): boolean =>
  Number.isInteger(quantity) && quantity >= least && quantity <= most
