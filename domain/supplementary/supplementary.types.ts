import type {CalendarDate} from '../shared/studyDay.ts'

/** A playlist of the supplementary content as its list shows it (spec 3§3). */
export type PlusPlaylist = {
  readonly name: string
  readonly category: string
  /** Its videos. */
  readonly amount: number
  /** The day of its newest video. */
  readonly on: CalendarDate
}

/** A PDF of the library (spec 3§3). */
export type PlusDocument = {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly subtitle: string | null
  readonly description: string | null
  readonly category: string
  readonly on: CalendarDate
}

/** What an address of a playlist names. */
export type PlaylistPlace = {readonly category: string; readonly playlist: string}
