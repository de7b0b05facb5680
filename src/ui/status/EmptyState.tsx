import {type Art, ArtState, type ArtStateProps, offlineArt, searchArt} from './ArtState.tsx'
import {calendarArt} from './calendarArt.ts'

const arts = {
  calendar: calendarArt,
  search: searchArt,
  done: [
    ['sheet', 'M80 34c-12-8-26-10-38-10v58c12 0 26 2 38 10 12-8 26-10 38-10V24c-12 0-26 2-38 10Z'],
    ['line', 'M80 34v58M52 40c6 .4 12 1.4 18 3.4M52 54c6 .4 12 1.4 18 3.4'],
    ['mark', 'm90 58 7 7 13-14'],
  ],
  offline: offlineArt,
} satisfies Record<string, Art>

export type EmptyStateProps = Omit<ArtStateProps, 'art'> & {readonly art?: keyof typeof arts}

/** A place with nothing in it yet, or that could not be shown: says why, and what to do about it. */
export const EmptyState = ({art = 'calendar', ...rest}: EmptyStateProps) => <ArtState {...rest} art={arts[art]} />
