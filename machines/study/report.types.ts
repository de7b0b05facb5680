import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {ContentRef, ReportReason} from '../../domain/study/feedback.ts'

export type ReportInput = ContentRef

/** What the student has chosen and written so far. */
export type ReportDraft = {readonly reason: ReportReason | null; readonly body: string}

export type ReportContext = ContentRef &
  ReportDraft & {
    /** Idempotency key of a report that failed and may be tried again as it is (D-02). */
    readonly key: string | null
    readonly failure: RequestFailure | null
  }

export type ReportSent = ContentRef & {readonly reason: ReportReason; readonly body: string; readonly key: string}

export type ReportEvent =
  | {readonly type: 'report.open'}
  | {readonly type: 'report.choose'; readonly reason: ReportReason}
  | {readonly type: 'report.type'; readonly body: string}
  | {readonly type: 'report.send'; readonly key: string}
  | {readonly type: 'report.close'}
