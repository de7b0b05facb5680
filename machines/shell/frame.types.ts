import type {FrameApp, FrameKind} from '../../domain/shell/frames.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {ClockTicked} from '../shared/events.ts'

/** An identity token and when it stops being one. */
export type FrameToken = {readonly token: string; readonly expiresAt: Instant}

/** The app of a screen and the token for it; no app where the deployment configured none. */
export type FramePreparation = FrameToken & {readonly app: FrameApp | null}

export type FrameInput = {readonly kind: FrameKind; readonly route: string; readonly now: Instant}

export type FrameContext = FrameInput & {
  readonly app: FrameApp | null
  readonly token: string
  readonly expiresAt: Instant
  /** When the frame began to load. */
  readonly loadingSince: Instant
  /** Counts the frames that were begun: each is a new one. */
  readonly attempt: number
}

export type FrameEvent =
  | ClockTicked
  /** The browser has loaded what is in the frame. */
  | {readonly type: 'frame.loaded'}
  /** What is in the frame asks for the token (hand-over by message); the origin as the browser names it. */
  | {readonly type: 'frame.asked'; readonly origin: string}
  | {readonly type: 'frame.retry'}
  | {readonly type: 'network.returned'}
  | {readonly type: 'route.changed'; readonly route: string}
