import type {ContentKind, StudyContent} from '../../domain/study/contents.types.ts'
import type {VideoProgress} from '../../domain/study/video.ts'

export type WatchContents = {readonly kind: ContentKind; readonly ids: readonly string[]}

export type ContentTabInput = WatchContents & {
  /** The query's `id`; null when the address names none. */
  readonly requestedId: string | null
  readonly progress: Readonly<Record<string, VideoProgress>>
  readonly isCommentOpen: boolean
}

export type ContentTabContext = ContentTabInput & {
  readonly items: readonly StudyContent[]
  /** True while what is shown comes from this device and the server has not answered yet, or cannot. */
  readonly isStale: boolean
  readonly search: string
  readonly category: string | null
}

export type ContentTabEvent =
  | {readonly type: 'contents.arrived'; readonly items: readonly StudyContent[]; readonly isStale: boolean}
  | {readonly type: 'contents.failed'}
  | {readonly type: 'contents.retry'}
  /** `SELECT(id)` of F-081. */
  | {readonly type: 'content.select'; readonly id: string}
  /** The address names another content: a link, or the way back. */
  | {readonly type: 'address.changed'; readonly id: string | null}
  | {readonly type: 'playlist.search'; readonly search: string}
  | {readonly type: 'playlist.category'; readonly category: string | null}
  | {readonly type: 'progress.changed'; readonly id: string; readonly progress: VideoProgress}
  | {readonly type: 'comment.toggle'}
