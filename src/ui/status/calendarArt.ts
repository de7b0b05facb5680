import type {Art} from './ArtState.tsx'

/** A leaf of a calendar: nothing here on this day, or not yet. */
export const calendarArt: Art = [
  ['sheet', 'M52 28h56a8 8 0 0 1 8 8v48a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8V36a8 8 0 0 1 8-8Z'],
  ['line', 'M44 46h72M62 20v14M98 20v14'],
  ['mark', 'm68 68 8 8 16-17'],
]
