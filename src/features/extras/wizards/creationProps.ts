import type {CalendarDate} from '../../../../domain/shared/studyDay.ts'
import type {OnCreated} from './creationEffects.ts'

/** What opens a wizard. */
export type CreationProps = {
  /** The study day of now: extras are created for no other (C-56). */
  readonly calendarDate: CalendarDate
  readonly onClose: () => void
  readonly onCreated: OnCreated
}
