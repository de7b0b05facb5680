import {useState} from 'react'
import {type OpenedDay, openedDay} from '../../../domain/agenda/openedDay.ts'
import {extrasPath} from '../../../domain/extras/routes.ts'
import {timeZone} from '../../services/platform/device.ts'
import {useRoot} from '../root.ts'

/** The day of the address; without one the study day of now, which a look at the clock does not change under the student. */
export function useDay(parameter: string | null): string {
  const {now} = useRoot()
  const [before, storeDay] = useState<OpenedDay | null>(null)
  const day = openedDay({path: extrasPath, parameter}, before, now(), timeZone)
  if (day !== before) storeDay(day)
  return day.calendarDate
}
