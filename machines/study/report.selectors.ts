import type {SnapshotFrom} from 'xstate'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {ReportReason} from '../../domain/study/feedback.ts'
import {reasonsFor} from '../../domain/study/feedback.ts'
import type {reportMachine} from './report.machine.ts'
import type {ReportDraft} from './report.types.ts'

type ReportSnapshot = SnapshotFrom<typeof reportMachine>

export const isReportOpen = (state: ReportSnapshot): boolean => state.hasTag('open')

export const reportDraft = ({context: {reason, body}}: ReportSnapshot): ReportDraft => ({reason, body})

export const reportReasons = ({context}: ReportSnapshot): readonly ReportReason[] => reasonsFor(context.type)

/** Why the report was not sent; null when nothing failed. */
export const reportFailure = (state: ReportSnapshot): RequestFailure | null =>
  state.matches({editing: 'failed'}) ? state.context.failure : null
