import {fromPromise} from 'xstate'
import {type ReportReason, reasonsFor} from '../../../domain/study/feedback.ts'
import type {ReportSent} from '../../../machines/study/report.types.ts'
import type {operations} from '../../../schema/rest/openapi.ts'
import {type OpenRest, replied} from './rest.ts'

type WireReason = operations['reportComment']['requestBody']['content']['application/json']['reason']

/** The reasons of a comment are those of the wire; a report has one of them. */
const isOfComment = (reason: ReportReason): reason is WireReason => reasonsFor('comment').includes(reason)

/** Reports a comment to the staff. Rejects with a `RestError`. */
export const reportCommentWith = (open: OpenRest) =>
  fromPromise<void, ReportSent>(async ({input: {document, reason, body, key}, signal}) => {
    const rest = await open()
    await replied(signal, (patient) =>
      rest.POST('/v1/comment/{id}/report', {
        params: {path: {id: document}, header: {'idempotency-key': key}},
        body: {reason: isOfComment(reason) ? reason : 'other', description: body.trim()},
        signal: patient,
      }),
    )
  })
