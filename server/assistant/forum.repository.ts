import {sql} from 'kysely'
import {type AnswerStatus, type ForumContentType, isAnswered} from '../../domain/forum/comment.ts'
import {askForMonitor} from '../forum/monitor.repository.ts'
import {insertComment} from '../forum/write.repository.ts'
import type {AskedComment, AssistantForum} from './forum.types.ts'

type CommentRow = Omit<AskedComment, 'isAnswered'> & {readonly answerStatus: AnswerStatus}

type ParentRow = {
  readonly id: string
  readonly forumId: string
  readonly contentType: ForumContentType
  readonly contentId: string
  readonly parentId: string | null
  readonly level: number
  readonly audience: string | null
  readonly answerStatus: AnswerStatus
  readonly courseId: string
  readonly profileId: string | null
}

const findParent = async (tx: Parameters<AssistantForum['publish']>[0], id: string): Promise<ParentRow> => {
  const {rows} = await sql<ParentRow>`
    select c.id, c.forum_id as "forumId", f.content_type as "contentType", f.content_id as "contentId", c.parent_id as "parentId",
      c.level, c.audience, c.answer_status as "answerStatus", c.course_id as "courseId", c.profile_id as "profileId"
    from forum_comment c join forum f on f.id = c.forum_id where c.id = ${id} for update of c`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('the comment is gone')
  return row
}

/** What the assistant does in the forums of this server. */
export const assistantForum: AssistantForum = {
  findOwn: async (tx, profileId, commentIds) => {
    if (commentIds.length === 0) return []
    const {rows} = await sql<CommentRow>`
      select c.id, c.body, c.level, f.content_type as "contentType", f.content_id as "contentId", c.answer_status as "answerStatus"
      from forum_comment c join forum f on f.id = c.forum_id
      where c.id = any(${[...commentIds]}::text[]) and c.profile_id = ${profileId} and c.author_type = 'User'
        and c.deleted_at is null and c.hidden_at is null`.execute(tx)
    return rows.map(({answerStatus, ...comment}) => ({...comment, isAnswered: isAnswered(answerStatus)}))
  },
  publish: async (tx, {commentId, body, now}) => {
    const parent = await findParent(tx, commentId)
    const {forumId, contentType, contentId, courseId} = parent
    return insertComment(tx, {
      forumId,
      place: {contentType, contentId},
      parent,
      courseId,
      profileId: null,
      authorName: null,
      authorType: 'HarrisonAI',
      body,
      fact: 'assistantAnswerPublished',
      at: now,
    })
  },
  requestMonitor: async (tx, {commentId, name, now}) => {
    const comment = await findParent(tx, commentId)
    if (!isAnswered(comment.answerStatus)) await askForMonitor(tx, comment, {name, now})
  },
}
