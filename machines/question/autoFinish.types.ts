import type {ClockTicked} from '../shared/events.ts'

export type AutoFinishInput = {
  /** The server has the outcome of every question. */
  readonly isComplete: boolean
  /** The server counts the activity as finished. */
  readonly isFinished: boolean
}

export type AutoFinishContext = AutoFinishInput & {
  /** When a failed question to the server is asked again; null until the clock has ticked. */
  readonly retryAt: number | null
}

export type AutoFinishEvent =
  | ClockTicked
  | ({readonly type: 'progress.changed'} & AutoFinishInput)
  /** Something else of the activity reached the server: a flashcard, perhaps. */
  | {readonly type: 'write.confirmed'; readonly key: string}
  | {readonly type: 'finish.retry'}
