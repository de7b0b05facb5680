import {randomUUID} from 'node:crypto'
import {type Kysely, sql} from 'kysely'
import {namedIn} from '../../domain/forum/body.ts'
import {answerStatusAfter, type AnswerFact, type AuthorType, isMarkdown} from '../../domain/forum/comment.ts'
import {forumLinkOf} from '../../domain/forum/link.ts'
import {folded} from '../../domain/study/textSearch.ts'
import type {Participant} from '../../schema/rest/openapi.ts'
import {toRichText} from '../content/markdown.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {studyChannel, topicPayload} from '../kernel/eventHub.ts'
import {publishNotification} from '../notifications/publish.ts'
import {type Change, liveText} from './liveText.ts'
import {findParticipants, type KnownComment} from './read.repository.ts'
import type {Place, Viewer} from './viewer.ts'

type Tx = Kysely<Tables>

const noImages = new Map<string, never>()

/** What the markdown of a body is as a tree; null for plain text. */
export const contentOf = (body: string, authorType: AuthorType) =>
  isMarkdown(authorType) ? toRichText(body, noImages) : null

/** Tells open forums, on all processes, that a comment came or changed. Once the caller's transaction ends. */
export async function tell(tx: Tx, forumId: string, change: Change): Promise<void> {
  await sql`select pg_notify(${studyChannel}, ${topicPayload(forumId, liveText(change))})`.execute(tx)
}

/** Tells that a comment changed, if there is one: a reply changes the comment above it. */
export async function tellChanged(tx: Tx, forumId: string, id: string | null): Promise<void> {
  if (id !== null) await tell(tx, forumId, {kind: 'changed', id, parentId: null})
}

/** The forum of a content, which gets one now if it has none. */
export async function forumFor(tx: Tx, {contentType, contentId}: Place, now: number): Promise<string> {
  const {rows} = await sql<{id: string}>`
    insert into forum (id, content_type, content_id, created_at)
    values (${randomUUID()}, ${contentType}, ${contentId}, ${new Date(now)})
    on conflict (content_type, content_id) do update set content_type = excluded.content_type
    returning id`.execute(tx)
  const [forum] = rows
  if (forum === undefined) throw new Error('a forum was not stored')
  return forum.id
}

export type NewComment = {
  readonly forumId: string
  readonly place: Place
  /** What it replies to; null for a top comment. */
  readonly parent: Pick<KnownComment, 'id' | 'level' | 'audience' | 'answerStatus'> | null
  readonly courseId: string
  /** Null for the assistant and the demo. */
  readonly profileId: string | null
  readonly authorName: string | null
  readonly authorType: AuthorType
  /** As it is kept. */
  readonly body: string
  /** What it does to the comment above. */
  readonly fact?: AnswerFact
  /** Milliseconds since 1970-01-01 UTC. */
  readonly at: number
  readonly id?: string
}

/** Stores a comment, answers the one above it (spec 2§4), and tells open forums. */
export async function insertComment(tx: Tx, comment: NewComment): Promise<string> {
  const {forumId, parent, body, authorType, at, id = randomUUID()} = comment
  const content = contentOf(body, authorType)
  await tx
    .insertInto('forum_comment')
    .values({
      id,
      forum_id: forumId,
      parent_id: parent?.id ?? null,
      level: (parent?.level ?? 0) + 1,
      profile_id: comment.profileId,
      author_name: comment.authorName,
      author_type: authorType,
      course_id: comment.courseId,
      body,
      content: content === null ? null : JSON.stringify(content),
      searched: folded(body),
      audience: parent?.audience ?? null,
      created_at: new Date(at),
    })
    .execute()
  if (parent !== null) {
    await tx
      .updateTable('forum_comment')
      .set({answer_status: answerStatusAfter(parent.answerStatus, comment.fact ?? 'replyPosted')})
      .where('id', '=', parent.id)
      .execute()
  }
  await tell(tx, forumId, {kind: 'created', id, parentId: parent?.id ?? null})
  await tellChanged(tx, forumId, parent?.id ?? null)
  return id
}

export type Mentioning = {
  readonly forumId: string
  readonly place: Place
  readonly commentId: string
  readonly body: string
  /** Ids that the client sent. */
  readonly mentions: readonly string[]
  readonly authorName: string
  /** Who may read the comment; null for everybody. */
  readonly audience: string | null
}

/**
 * Keeps who is meant by `@name`, people of this forum whose name stands in the body and who may read the comment alone, and
 * notifies them.
 */
export async function storeMentions(tx: Tx, viewer: Viewer, mentioning: Mentioning): Promise<void> {
  const {forumId, place, commentId, body, mentions, authorName, audience} = mentioning
  if (mentions.length === 0) return
  const known = await findParticipants({db: tx}, viewer, {forumId, text: '', among: mentions})
  const named: Participant[] = namedIn(body, known).filter(({id}) => audience === null || audience === id)
  if (named.length === 0) return
  await tx
    .insertInto('forum_mention')
    .values(named.map(({id}) => ({comment_id: commentId, profile_id: id})))
    .execute()
  const link = forumLinkOf(place.contentType, place.contentId, commentId)
  for (const {id} of named) {
    const message = `${authorName} mencionou você em um comentário do fórum.`
    await publishNotification(tx, {profileId: id}, {message, authorName: 'Fórum', link}, viewer.now)
  }
}

/** Deletes a comment (spec 2§4): one with replies keeps its place without its text; places that nothing hangs on go with it. */
export async function removeComment(tx: Tx, comment: KnownComment, now: number): Promise<void> {
  const {id, forumId, parentId} = comment
  if (comment.hasReplies) {
    await tx
      .updateTable('forum_comment')
      .set({
        body: '',
        content: null,
        searched: '',
        hidden_reason: null,
        deleted_at: new Date(now),
        profile_id: null,
        author_name: null,
      })
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('forum_mention').where('comment_id', '=', id).execute()
    await tx.deleteFrom('forum_report').where('comment_id', '=', id).execute()
    await tx.deleteFrom('forum_monitor_request').where('comment_id', '=', id).execute()
    await tell(tx, forumId, {kind: 'changed', id, parentId})
    return
  }
  await removeLeaf(tx, {id, forumId, parentId})
}

/** Takes a comment without replies away, and then places above it that have none left. */
async function removeLeaf(
  tx: Tx,
  {id, forumId, parentId}: Pick<KnownComment, 'id' | 'forumId' | 'parentId'>,
): Promise<void> {
  await tx.deleteFrom('forum_comment').where('id', '=', id).execute()
  await tell(tx, forumId, {kind: 'gone', id, parentId})
  if (parentId === null) return
  const {rows} = await sql<{parentId: string | null; isEmptyPlace: boolean}>`
    select c.parent_id as "parentId", c.deleted_at is not null
      and not exists (select from forum_comment r where r.parent_id = c.id) as "isEmptyPlace"
    from forum_comment c where c.id = ${parentId}`.execute(tx)
  const [above] = rows
  if (above?.isEmptyPlace === true) await removeLeaf(tx, {id: parentId, forumId, parentId: above.parentId})
  else await tellChanged(tx, forumId, parentId)
}

/** Makes a comment private or visible, and says of all below it who may read them now (C-10). */
export async function storeVisibility(tx: Tx, {id, forumId, parentId}: KnownComment, isPublic: boolean): Promise<void> {
  await tx.updateTable('forum_comment').set({is_public: isPublic}).where('id', '=', id).execute()
  await sql`
    with recursive tree (id, audience) as (
      select c.id, ${audienceUnder('above.audience')}
      from forum_comment c left join forum_comment above on above.id = c.parent_id where c.id = ${id}
      union all
      select c.id, ${audienceUnder('tree.audience')} from forum_comment c join tree on c.parent_id = tree.id
    )
    update forum_comment set audience = tree.audience from tree where tree.id = forum_comment.id`.execute(tx)
  await tell(tx, forumId, {kind: 'changed', id, parentId})
  await tellChanged(tx, forumId, parentId)
}

/** Who may read the comment in `c` below something with this audience. */
const audienceUnder = (above: string) => sql`case when c.is_public then ${sql.ref(above)}
  when ${sql.ref(above)} is null then coalesce(c.profile_id, '-')
  when ${sql.ref(above)} = c.profile_id then c.profile_id else '-' end`

/** Hides a comment with a reason that its author is told, or lets it stand with null: what was reported is settled then. */
export async function storeHiding(tx: Tx, comment: KnownComment, reason: string | null, now: number): Promise<void> {
  const {id, forumId, parentId, profileId, contentType, contentId} = comment
  await tx
    .updateTable('forum_comment')
    .set({hidden_at: reason === null ? null : new Date(now), hidden_reason: reason})
    .where('id', '=', id)
    .execute()
  if (reason === null) await tx.deleteFrom('forum_report').where('comment_id', '=', id).execute()
  await tell(tx, forumId, {kind: 'changed', id, parentId})
  await tellChanged(tx, forumId, parentId)
  if (reason === null || profileId === null || comment.removal === 'hidden') return
  const message = `Seu comentário foi ocultado pela moderação. Motivo: ${reason}`
  const link = forumLinkOf(contentType, contentId, id)
  await publishNotification(tx, {profileId}, {message, authorName: 'Fórum', link}, now)
}

export type NewReport = {
  readonly commentId: string
  readonly profileId: string
  readonly reason: string
  readonly description: string
  readonly at: number
}

/** Keeps a report; the last one of a person counts. */
export async function storeReport(tx: Tx, {commentId, profileId, reason, description, at}: NewReport): Promise<void> {
  await sql`
    insert into forum_report (comment_id, profile_id, reason, description, created_at)
    values (${commentId}, ${profileId}, ${reason}, ${description}, ${new Date(at)})
    on conflict (comment_id, profile_id) do update
      set reason = excluded.reason, description = excluded.description, created_at = excluded.created_at`.execute(tx)
}

/** How many comments a person has written since this instant. */
export async function countWritten(tx: Tx, profileId: string, since: number): Promise<number> {
  const {rows} = await sql<{amount: number}>`
    select count(*)::integer as amount from forum_comment
    where profile_id = ${profileId} and created_at > ${new Date(since)}`.execute(tx)
  return rows[0]?.amount ?? 0
}

/** How many direct replies a comment has. */
export async function countReplies(tx: Tx, parentId: string): Promise<number> {
  const {rows} = await sql<{amount: number}>`
    select count(*)::integer as amount from forum_comment where parent_id = ${parentId}`.execute(tx)
  return rows[0]?.amount ?? 0
}
