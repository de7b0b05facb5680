import type {Obstacles, Prompt} from '../../domain/feedback/prompts.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'

/** The student's address and since when. */
export type PromptAddress = {readonly path: string; readonly now: Instant}

export type PromptQueueContext = {
  readonly path: string
  readonly arrivedAt: Instant
  /** When an activity was finished at this address; null without one, or when something was begun after it. */
  readonly finishedAt: Instant | null
  /** When the last prompt was closed; null before the first. */
  readonly closedAt: Instant | null
  /** What wants to be shown. */
  readonly due: readonly Prompt[]
  /** What has its turn. */
  readonly shown: Prompt | null
}

/** What the page says of itself, every second. */
export type MomentCame = {readonly type: 'moment.came'; readonly now: Instant} & Obstacles

export type PromptQueueEvent =
  | MomentCame
  | ({readonly type: 'place.changed'} & PromptAddress)
  | {readonly type: 'activity.finished'; readonly now: Instant}
  /** The student has begun something at this address. */
  | {readonly type: 'work.begun'}
  | {readonly type: 'prompt.due'; readonly prompt: Prompt}
  | {readonly type: 'prompt.over'; readonly prompt: Prompt; readonly now: Instant}
