import {useMemo} from 'react'
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

/** The day on which the account was created, as the student's calendar has it. */
export function useCreatedOn(): CalendarDate {
  return calendarDateOf(Date.parse(useProfile().createdAt), timeZone)
}
