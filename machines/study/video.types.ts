import type {VideoPreferences} from '../../domain/study/video.ts'

/** What the machine asks of the piece that plays. Seconds; a rate is a multiple of the usual speed. */
export type VideoCommand =
  | {readonly type: 'load'}
  | {readonly type: 'play'}
  | {readonly type: 'pause'}
  | {readonly type: 'seek'; readonly to: number}
  | {readonly type: 'prefer'; readonly preferences: VideoPreferences}
  | {readonly type: 'fullscreen'}
  | {readonly type: 'picture'}

/** Why a video does not play: its file, or the network. */
export type VideoFailure = 'broken' | 'offline'

export type VideoInput = {
  readonly id: string
  /** The second at which this account left the video on this device. */
  readonly leftAt: number
  readonly isWatched: boolean
  readonly preferences: VideoPreferences
}

export type VideoContext = VideoInput & {
  readonly position: number
  /** Seconds; 0 until the video is known, not finite for a live one. */
  readonly duration: number
  /** The position that is kept. */
  readonly keptAt: number
  readonly isFullscreen: boolean
  readonly isPicture: boolean
}

export type VideoEvent =
  | {readonly type: 'media.ready'; readonly duration: number}
  | {readonly type: 'media.timed'; readonly position: number}
  | {readonly type: 'media.playing'}
  | {readonly type: 'media.paused'}
  | {readonly type: 'media.waiting'}
  | {readonly type: 'media.ended'}
  | {readonly type: 'media.failed'; readonly failure: VideoFailure}
  | {readonly type: 'media.placed'; readonly isFullscreen: boolean; readonly isPicture: boolean}
  | {readonly type: 'connection.returned'}
  | {readonly type: 'page.left'}
  | {readonly type: 'video.play'}
  | {readonly type: 'video.pause'}
  | {readonly type: 'video.resume'}
  | {readonly type: 'video.restart'}
  | {readonly type: 'video.seek'; readonly to: number}
  | {readonly type: 'video.skip'; readonly by: number}
  | {readonly type: 'video.retry'}
  | {readonly type: 'video.next'}
  | {readonly type: 'rate.set'; readonly rate: number}
  | {readonly type: 'captions.toggle'}
  | {readonly type: 'sound.toggle'}
  | {readonly type: 'fullscreen.toggle'}
  | {readonly type: 'picture.toggle'}
