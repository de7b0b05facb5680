import type {CalendarDate} from './studyDay.ts'

/** The day of an instant that stands for a day: its noon (UTC), which no Brazilian zone moves to another. */
export const dayOf = (noon: string): CalendarDate => noon.slice(0, 10).replaceAll('-', '')
