import {forumLinkOf} from '../../domain/forum/link.ts'
import {publishNotification} from '../notifications/publish.ts'
import {authorTypeOf, type Caller, nameOf, type Tx} from './caller.ts'
import type {KnownComment} from './read.repository.ts'
import type {Place} from './viewer.ts'
import {insertComment, storeMentions} from './write.repository.ts'

type Reply = {
  readonly parent: KnownComment
  readonly body: string
  readonly courseId: string
  readonly mentions: readonly string[]
}

/** Stores what somebody of the staff answers, and tells who asked. */
async function notifyAnswered(tx: Tx, {session, viewer}: Caller, parent: KnownComment, replyId: string): Promise<void> {
  if (parent.profileId === null || parent.profileId === viewer.profileId) return
  const link = forumLinkOf(parent.contentType, parent.contentId, replyId)
  const message = `${nameOf(session)} respondeu o seu comentário no fórum.`
  await publishNotification(tx, {profileId: parent.profileId}, {message, authorName: 'Fórum', link}, viewer.now)
}

/** Stores a reply with who it means; one of the staff is told to who asked. */
export async function storeReply(tx: Tx, caller: Caller, {parent, body, courseId, mentions}: Reply): Promise<string> {
  const {session, viewer} = caller
  const {forumId, contentType, contentId} = parent
  const place: Place = {contentType, contentId}
  const id = await insertComment(tx, {
    forumId,
    place,
    parent,
    courseId,
    profileId: viewer.profileId,
    authorName: null,
    authorType: authorTypeOf(session, viewer),
    body,
    at: viewer.now,
  })
  const authorName = nameOf(session)
  await storeMentions(tx, viewer, {
    forumId,
    place,
    commentId: id,
    body,
    mentions,
    authorName,
    audience: parent.audience,
  })
  if (viewer.isStaff) await notifyAnswered(tx, caller, parent, id)
  return id
}
