import {fromPromise} from 'xstate'
import {forumLinkOf} from '../../../domain/forum/link.ts'
import {type ReportReason, reasonsFor} from '../../../domain/study/feedback.ts'
import type {HidingChange} from '../../../machines/forum/hiding.types.ts'
import type {ReportedContext} from '../../../machines/forum/reportedQueue.types.ts'
import {type OpenRest, replied} from './rest.ts'

/** Hides a comment, or lets it stand. Rejects with a `RestError`. */
export const changeHidingWith = (open: OpenRest) =>
  fromPromise<unknown, HidingChange>(async ({input: {id, reason, key}, signal}) => {
    const rest = await open()
    return replied(signal, (patient) =>
      rest.POST('/v1/comment/{id}/hide', {
        params: {path: {id}, header: {'idempotency-key': key}},
        body: {reason},
        signal: patient,
      }),
    )
  })

/** A reason of a build that is newer than this one is another reason. */
const reasonOf = (name: string): ReportReason => reasonsFor('comment').find((reason) => reason === name) ?? 'other'

/** What students reported; `nameOf` gives a reason's words. Rejects with a `RestError`. */
export const loadReportedWith = (open: OpenRest, nameOf: (reason: ReportReason) => string) =>
  fromPromise<ReportedContext>(async ({signal}) => {
    const rest = await open()
    const {items, total} = await replied(signal, (patient) => rest.GET('/v1/comment/reported', {signal: patient}))
    return {
      total,
      items: items.map(({comment, reports}) => ({
        id: comment.id,
        author: comment.user.name,
        body: comment.body,
        reports: reports.map(({reason, ...report}) => ({...report, title: nameOf(reasonOf(reason))})),
        link: forumLinkOf(comment.contentType, comment.contentId, comment.id),
      })),
    }
  })
