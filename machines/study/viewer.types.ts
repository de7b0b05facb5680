import type {ViewerTarget} from '../../domain/study/forumUid.ts'

export type ViewerContext = ViewerTarget & {
  /** The course whose forum belongs to it; null for the student's current one. */
  readonly courseId: string | null
}

export type ViewerInput = ViewerContext

export type ViewerEvent =
  | {readonly type: 'forum.toggle'}
  | {readonly type: 'viewer.retry'}
  | {readonly type: 'network.returned'}
