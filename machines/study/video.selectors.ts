import type {SnapshotFrom} from 'xstate'
import type {videoMachine} from './video.machine.ts'

type VideoSnapshot = SnapshotFrom<typeof videoMachine>

/** True while the video runs, or would if more of it had arrived: the button then pauses it. */
export const isRunning = (state: VideoSnapshot): boolean =>
  state.matches({ready: 'playing'}) || state.matches({ready: 'buffering'})

/** True when the video cannot be played now: a placeholder stands in its room. */
export const isOut = (state: VideoSnapshot): boolean => state.matches('failed') || state.matches('offline')

/** True when the video has a length one can move in; a live one has none. */
export const isSeekable = ({context: {duration}}: VideoSnapshot): boolean => Number.isFinite(duration) && duration > 0
