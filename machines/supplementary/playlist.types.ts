import type {StudyContent} from '../../domain/study/contents.types.ts'
import type {VideoProgress} from '../../domain/study/video.ts'
import type {PlaylistPlace} from '../../domain/supplementary/supplementary.types.ts'
import type {LoadedList} from '../shared/searchedList.types.ts'

export type PlaylistInput = PlaylistPlace & {
  /** The query's `id`; null when the address names none. */
  readonly requestedId: string | null
  readonly progress: Readonly<Record<string, VideoProgress>>
}

export type PlaylistContext = PlaylistInput &
  LoadedList<StudyContent> & {
    readonly search: string
    /** How many a small screen lists. */
    readonly most: number
  }

export type PlaylistEvent =
  /** `SELECT(id)` of F-141. */
  | {readonly type: 'video.select'; readonly id: string}
  /** The address names another video: a link, or the way back. */
  | {readonly type: 'address.changed'; readonly id: string | null}
  | {readonly type: 'list.search'; readonly search: string}
  | {readonly type: 'list.more'}
  | {readonly type: 'list.retry'}
  | {readonly type: 'network.returned'}
  | {readonly type: 'progress.changed'; readonly id: string; readonly progress: VideoProgress}
