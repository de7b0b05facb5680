import type {Placement, Point, Size} from '../../domain/study/zoom.ts'

export type MindmapInput = {readonly url: string}

export type MindmapContext = MindmapInput & {
  readonly picture: Size
  readonly frame: Size
  readonly place: Placement
  readonly isDescribed: boolean
  /** Counts the attempts to load the picture: each is a new one. */
  readonly attempt: number
}

export type MindmapEvent =
  | {readonly type: 'picture.loaded'; readonly picture: Size}
  | {readonly type: 'picture.failed'; readonly isOnline: boolean}
  | {readonly type: 'picture.retry'}
  | {readonly type: 'connection.returned'}
  | {readonly type: 'frame.measured'; readonly frame: Size}
  /** From the middle of the frame, in CSS pixels. */
  | {readonly type: 'zoom.at'; readonly factor: number; readonly point: Point}
  | {readonly type: 'zoom.in'}
  | {readonly type: 'zoom.out'}
  | {readonly type: 'zoom.fit'}
  | {readonly type: 'map.pan'; readonly by: Point}
  | {readonly type: 'description.toggle'}
