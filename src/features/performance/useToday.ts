import {useMemo, useSyncExternalStore} from 'react'
import {type CalendarDate, calendarDateOf, studyDayOf} from '../../../domain/shared/studyDay.ts'
import {timeZone} from '../../services/platform/device.ts'
import {type Root, useRoot} from '../root.ts'
import {useProfile} from '../studentActors.ts'

export type Today = {
  /** The study day of now. */
  readonly today: () => CalendarDate
  readonly onTick: Root['onTick']
}

/** The study day and the ticks of the server's clock. */
export function useToday(): Today {
  const {now, onTick} = useRoot()
  return useMemo(() => ({today: () => studyDayOf(now(), timeZone), onTick}), [now, onTick])
}

/** The study day of now, also for a page that is open when the next one begins. */
export function useStudyDay(): CalendarDate {
  const {today, onTick} = useToday()
  return useSyncExternalStore(onTick, today)
}

/** The day on which the account was created, as the student's calendar has it. */
export function useCreatedOn(): CalendarDate {
  return calendarDateOf(Date.parse(useProfile().createdAt), timeZone)
}
