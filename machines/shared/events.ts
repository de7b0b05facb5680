import type {ErrorCode} from '../../domain/shared/errors.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'

/** The injected ticker tells the server's time (D-04). */
export type ClockTicked = {readonly type: 'clock.ticked'; readonly now: Instant}

/** The outbox tells what became of a write: taken by the server, or refused for good. */
export type WriteConfirmed = {readonly type: 'write.confirmed'; readonly key: string}
export type WriteRefused = {readonly type: 'write.refused'; readonly key: string; readonly code: ErrorCode}
export type WriteSettled = WriteConfirmed | WriteRefused
