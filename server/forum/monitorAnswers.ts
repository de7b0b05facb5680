import {canRequestMonitor} from '../../domain/forum/buttons.ts'
import type {Comment} from '../../schema/rest/openapi.ts'
import type {RestAnswer, RestRequest} from '../http/restContract.ts'
import {DomainError} from '../kernel/domainError.ts'
import {checkedId} from '../kernel/input.ts'
import {
  type Caller,
  callerOf,
  checkedBody,
  courseOf,
  heldComment,
  isOwn,
  nameOf,
  once,
  readComment,
  type Tx,
} from './caller.ts'
import {
  askForMonitor,
  endWait,
  findMonitorRequest,
  findMonitorRequests,
  storeClaim,
  storeRelease,
  waitingNow,
} from './monitor.repository.ts'
import {storeReply} from './reply.ts'

/** What the assistant does when the author of a comment asks for a monitor: its usage is at its maximum then (spec 2§4). */
export type ForumHooks = {readonly onMonitorRequested: (tx: Tx, commentId: string, now: number) => Promise<void>}

async function requestMonitor(
  caller: Caller,
  {path, key}: RestRequest<'requestMonitor'>,
  {onMonitorRequested}: ForumHooks,
): Promise<Comment> {
  const {session, viewer, context} = caller
  return once(
    caller,
    'requestMonitor',
    {key, input: path},
    {
      write: async (tx) => {
        const comment = await heldComment(tx, viewer, path.id)
        const {id, contentType, level, authorType, answerStatus, removal} = comment
        if (!isOwn(comment, viewer)) throw new DomainError('NOT_FOUND')
        const facts = {forum: contentType, level, isOwn: true, authorType, answerStatus, removal}
        // From the assistant's error card it is asked for at every level (C-67). Asked for once, it stays so.
        if (answerStatus !== 'monitorRequestedByUser' && !canRequestMonitor(facts, true))
          throw new DomainError('BAD_INPUT')
        await askForMonitor(tx, comment, {name: nameOf(session), now: viewer.now})
        await onMonitorRequested(tx, id, viewer.now)
        context.services.log.info({commentId: id, ...(await waitingNow(tx, viewer.now))}, 'a monitor was asked for')
        return {id}
      },
      read: ({id}) => readComment(caller, id),
    },
  )
}

async function readRequest({viewer, context}: Caller, id: string) {
  const request = await findMonitorRequest(context.services.database, viewer, id)
  if (request === undefined) throw new DomainError('NOT_FOUND')
  return request
}

type MonitorOperation =
  | 'requestMonitor'
  | 'listMonitorRequests'
  | 'claimMonitorRequest'
  | 'releaseMonitorRequest'
  | 'replyToMonitorRequest'

/** How what waits for a monitor is asked for, listed, claimed and answered. */
export const monitorAnswers = (hooks: ForumHooks): {readonly [O in MonitorOperation]: RestAnswer<O>['answer']} => ({
  requestMonitor: async (request) => requestMonitor(await callerOf(request.context), request, hooks),

  listMonitorRequests: async ({query, context}) =>
    findMonitorRequests(context.services.database, (await callerOf(context)).viewer, query?.after),

  claimMonitorRequest: async ({path, key, context}) => {
    const caller = await callerOf(context)
    return once(
      caller,
      'claimMonitorRequest',
      {key, input: path},
      {
        write: async (tx) => {
          await storeClaim(tx, caller.viewer, checkedId(path.id))
          return {id: path.id}
        },
        read: ({id}) => readRequest(caller, id),
      },
    )
  },

  releaseMonitorRequest: async ({path, key, context}) => {
    const caller = await callerOf(context)
    return once(
      caller,
      'releaseMonitorRequest',
      {key, input: path},
      {
        write: async (tx) => {
          await storeRelease(tx, caller.viewer, checkedId(path.id))
          return {id: path.id}
        },
        read: ({id}) => readRequest(caller, id),
      },
    )
  },

  replyToMonitorRequest: async ({path, body: asked, key, context}) => {
    const caller = await callerOf(context)
    const {session, viewer} = caller
    const body = checkedBody(asked.body)
    return once(
      caller,
      'replyToMonitorRequest',
      {key, input: {...path, body}},
      {
        write: async (tx) => {
          const parent = await heldComment(tx, viewer, path.id)
          const waitedSeconds = await endWait(tx, viewer, parent.id)
          const courseId = courseOf(session, parent.courseId)
          const id = await storeReply(tx, caller, {parent, body, courseId, mentions: []})
          context.services.log.info({commentId: parent.id, waitedSeconds}, 'a monitor answered')
          return {id}
        },
        read: ({id}) => readComment(caller, id),
      },
    )
  },
})
