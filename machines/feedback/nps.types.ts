import type {NpsReason, NpsScore} from '../../domain/feedback/nps.ts'
import type {WriteSettled} from '../shared/events.ts'

/** What the student has answered so far. */
export type NpsDraft = {
  readonly score: NpsScore | null
  readonly reasons: readonly NpsReason[]
  readonly comment: string
}

export type NpsContext = NpsDraft & {
  /** Idempotency key of the answer on its way; null when none is. */
  readonly writeKey: string | null
}

/** What a student answered before, and a reload interrupted. */
export type NpsInput = NpsDraft

export type NpsAnswer = {
  readonly score: NpsScore
  readonly reasons: readonly NpsReason[]
  readonly comment: string
  readonly key: string
}

export type NpsEvent =
  | WriteSettled
  /** The queue of prompts gives the survey its turn. */
  | {readonly type: 'turn.given'}
  | {readonly type: 'score.pick'; readonly score: NpsScore}
  | {readonly type: 'reason.toggle'; readonly reason: NpsReason}
  | {readonly type: 'comment.type'; readonly comment: string}
  | {readonly type: 'step.next'}
  | {readonly type: 'step.back'}
  | {readonly type: 'survey.refuse'; readonly key: string}
  | {readonly type: 'survey.later'; readonly key: string}
  | {readonly type: 'survey.send'; readonly key: string}
  | {readonly type: 'survey.close'}
