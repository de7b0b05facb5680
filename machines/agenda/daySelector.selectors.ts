import type {SnapshotFrom} from 'xstate'
import {daysOfPage, type DaySlot} from '../../domain/agenda/weekView.ts'
import type {daySelectorMachine} from './daySelector.machine.ts'

type DaySelectorSnapshot = SnapshotFrom<typeof daySelectorMachine>

/** The days on the page in view. */
export const shownDays = ({context}: DaySelectorSnapshot): DaySlot[] =>
  daysOfPage(context.page, context.pageSize, context)

export const selectedDay = ({context}: DaySelectorSnapshot): string => context.selected

/** First and last day the picker offers. */
export const pickerRange = ({context}: DaySelectorSnapshot): {first: string; last: string} => ({
  first: context.createdOn,
  last: context.today,
})
