import {isDeletable} from '../../domain/forum/buttons.ts'
import {replyLevelOf} from '../../domain/forum/comment.ts'
import type {Comment} from '../../schema/rest/openapi.ts'
import type {RestAnswer, RestRequest} from '../http/restContract.ts'
import {DomainError} from '../kernel/domainError.ts'
import {checkedId} from '../kernel/input.ts'
import {
  authorTypeOf,
  type Caller,
  callerOf,
  checkedBody,
  checkedText,
  courseOf,
  heldComment,
  isOwn,
  nameOf,
  once,
  readComment,
  type Tx,
} from './caller.ts'
import {commentsADay, mostReplies, restPerMinute} from './limits.ts'
import {endWaitByReply, findReported} from './monitor.repository.ts'
import {type ForumHooks, monitorAnswers} from './monitorAnswers.ts'
import type {ForumOperation} from './permissions.ts'
import {
  findCommentsByIds,
  findParticipants,
  findTopComments,
  type KnownComment,
  searchComments,
} from './read.repository.ts'
import {storeReply} from './reply.ts'
import {assertPlace, findForum, openForum, type Place, type Viewer} from './viewer.ts'
import {
  countReplies,
  countWritten,
  forumFor,
  insertComment,
  removeComment,
  storeHiding,
  storeMentions,
  storeReport,
  storeVisibility,
} from './write.repository.ts'

const day = 86_400_000

type Answers = {readonly [O in ForumOperation]: RestAnswer<O>['answer']}

async function assertMayWrite(tx: Tx, {profileId, now}: Viewer): Promise<void> {
  if ((await countWritten(tx, profileId, now - day)) >= commentsADay) throw new DomainError('RATE_LIMITED')
}

/** The comment above a reply, which must stand in the same forum and have room for one more. */
async function parentOf(tx: Tx, viewer: Viewer, forumId: string, id: string): Promise<KnownComment> {
  const parent = await heldComment(tx, viewer, id)
  if (parent.forumId !== forumId || parent.removal !== null) throw new DomainError('NOT_FOUND')
  if (replyLevelOf(parent.level) === null) throw new DomainError('BAD_INPUT', 'Replies end at this level.')
  if ((await countReplies(tx, parent.id)) >= mostReplies) throw new DomainError('RATE_LIMITED')
  return parent
}

async function createComment(caller: Caller, {body: asked, key}: RestRequest<'createComment'>): Promise<Comment> {
  const {session, viewer, context} = caller
  const {log} = context.services
  const place: Place = {contentType: asked.contentType, contentId: checkedId(asked.contentId)}
  const body = checkedBody(asked.body)
  const parentId = asked.parentId ?? null
  const mentions = asked.mentions ?? []
  const courseId = courseOf(session, asked.courseId)
  return once(
    caller,
    'createComment',
    {key, input: {...place, body, parentId, mentions}},
    {
      write: async (tx) => {
        const {isClosed} = await assertPlace({db: tx}, viewer, place)
        if (isClosed) throw new DomainError('FORUM_CLOSED')
        await assertMayWrite(tx, viewer)
        const forumId = await forumFor(tx, place, viewer.now)
        if (parentId !== null) {
          const parent = await parentOf(tx, viewer, forumId, parentId)
          const id = await storeReply(tx, caller, {parent, body, courseId, mentions})
          const waitedSeconds = viewer.isStaff ? await endWaitByReply(tx, viewer, parent.id) : null
          if (waitedSeconds !== null) log.info({commentId: parent.id, waitedSeconds}, 'a monitor answered')
          return {id}
        }
        const id = await insertComment(tx, {
          forumId,
          place,
          parent: null,
          courseId,
          profileId: viewer.profileId,
          authorName: null,
          authorType: authorTypeOf(session, viewer),
          body,
          at: viewer.now,
        })
        const authorName = nameOf(session)
        await storeMentions(tx, viewer, {forumId, place, commentId: id, body, mentions, authorName, audience: null})
        return {id}
      },
      read: ({id}) => readComment(caller, id),
    },
  )
}

/** How the operations of the forum are answered (spec 2§7). */
export function forumAnswers(hooks: ForumHooks): Answers {
  return {
    getOrCreateForum: async ({body, context}) => {
      const {viewer} = await callerOf(context)
      const {database} = context.services
      const place: Place = {contentType: body.contentType, contentId: checkedId(body.contentId)}
      const {isClosed} = await assertPlace(database, viewer, place)
      const id = isClosed ? undefined : await findForum(database, place)
      if (id === undefined) return {id: '', isClosed, comments: {items: [], total: 0}}
      const {commentListPage: page, commentsPerPage: perPage, after} = body
      return {id, isClosed, comments: await findTopComments(database, viewer, {forumId: id, perPage, page, after})}
    },

    searchForum: async ({query, context}) => {
      const {viewer} = await callerOf(context)
      const {contentType, contentId, text, after} = query
      const forumId = await openForum(context.services.database, viewer, {contentType, contentId: checkedId(contentId)})
      if (forumId === undefined) return {items: [], total: 0}
      return searchComments(context.services.database, viewer, {forumId, text: checkedText(text, 2), after})
    },

    listParticipants: async ({query, context}) => {
      const {viewer} = await callerOf(context)
      const {contentType, contentId, text = ''} = query
      const forumId = await openForum(context.services.database, viewer, {contentType, contentId: checkedId(contentId)})
      if (forumId === undefined) return {items: []}
      return {items: await findParticipants(context.services.database, viewer, {forumId, text})}
    },

    getCredentials: async ({context}) => {
      const {isSpecialist, isStaff} = (await callerOf(context)).viewer
      return {isSpecialist, isStaff}
    },

    listCommentsByIds: async ({query, context}) => {
      const {viewer} = await callerOf(context)
      return findCommentsByIds(context.services.database, viewer, query.ids.map(checkedId))
    },

    createComment: async (request) => createComment(await callerOf(request.context), request),

    deleteComment: async ({path, key, context}) => {
      const caller = await callerOf(context)
      const {viewer} = caller
      return once(
        caller,
        'deleteComment',
        {key, input: path},
        {
          write: async (tx) => {
            const comment = await heldComment(tx, viewer, path.id)
            const own = isOwn(comment, viewer)
            if (!own && !viewer.isStaff) throw new DomainError('NOT_FOUND')
            if (!isDeletable({...comment, isOwn: own, isStaff: viewer.isStaff})) throw new DomainError('BAD_INPUT')
            await removeComment(tx, comment, viewer.now)
            return {id: comment.id}
          },
          read: async ({id}) => ({id}),
        },
      )
    },

    setCommentVisibility: async ({path, body, key, context}) => {
      const caller = await callerOf(context)
      return once(
        caller,
        'setCommentVisibility',
        {key, input: {...path, ...body}},
        {
          write: async (tx) => {
            const comment = await heldComment(tx, caller.viewer, path.id)
            await storeVisibility(tx, comment, body.isPublic)
            return {id: comment.id}
          },
          read: ({id}) => readComment(caller, id),
        },
      )
    },

    ...monitorAnswers(hooks),

    reportComment: async ({path, body, key, context}) => {
      const caller = await callerOf(context)
      const {profileId, now} = caller.viewer
      const description = checkedText(body.description, 0)
      return once(
        caller,
        'reportComment',
        {key, input: {...path, ...body}},
        {
          write: async (tx) => {
            const comment = await heldComment(tx, caller.viewer, path.id)
            if (isOwn(comment, caller.viewer)) throw new DomainError('NOT_FOUND')
            await storeReport(tx, {commentId: comment.id, profileId, reason: body.reason, description, at: now})
            return {id: comment.id}
          },
          read: async ({id}) => ({id}),
        },
      )
    },

    hideComment: async ({path, body, key, context}) => {
      const caller = await callerOf(context)
      const reason = body.reason === null ? null : checkedText(body.reason, 1)
      return once(
        caller,
        'hideComment',
        {key, input: {...path, reason}},
        {
          write: async (tx) => {
            const comment = await heldComment(tx, caller.viewer, path.id)
            await storeHiding(tx, comment, reason, caller.viewer.now)
            return {id: comment.id}
          },
          read: ({id}) => readComment(caller, id),
        },
      )
    },

    listReportedComments: async ({context}) =>
      findReported(context.services.database, (await callerOf(context)).viewer),
  }
}

/** How often one person may ask for each operation. */
export const forumPerMinute: {readonly [O in ForumOperation]: number} = {
  getOrCreateForum: restPerMinute.read,
  searchForum: restPerMinute.search,
  listParticipants: restPerMinute.read,
  getCredentials: restPerMinute.read,
  listCommentsByIds: restPerMinute.read,
  createComment: restPerMinute.write,
  deleteComment: restPerMinute.write,
  setCommentVisibility: restPerMinute.write,
  requestMonitor: restPerMinute.write,
  reportComment: restPerMinute.report,
  hideComment: restPerMinute.write,
  listReportedComments: restPerMinute.read,
  listMonitorRequests: restPerMinute.read,
  claimMonitorRequest: restPerMinute.write,
  releaseMonitorRequest: restPerMinute.write,
  replyToMonitorRequest: restPerMinute.write,
}
