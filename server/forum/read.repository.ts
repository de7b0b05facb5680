import {type RawBuilder, sql} from 'kysely'
import type {ForumContentType} from '../../domain/forum/comment.ts'
import {shortName} from '../../domain/profile/shortName.ts'
import {folded} from '../../domain/study/textSearch.ts'
import type {RichText} from '../../domain/shared/richText.ts'
import type {Comment, Participant} from '../../schema/rest/openapi.ts'
import type {Database} from '../kernel/database/database.ts'
import {mostParticipants, mostReplies, pageOfList} from './limits.ts'
import {isClosed, isReadableComment, isShownComment, type Viewer} from './viewer.ts'

type Stored = Pick<Database, 'db'>

type CommentRow = Pick<Comment, 'id' | 'contentId' | 'contentType' | 'courseId' | 'level' | 'parent' | 'authorType'> & {
  readonly body: string
  readonly content: RichText | null
  readonly children: readonly string[]
  readonly createdAt: Date
  readonly isPublic: boolean
  readonly answerStatus: Comment['status']['answerStatus']
  readonly profileId: string | null
  readonly name: string | null
  readonly uid: string | null
  readonly email: string | null
  readonly isDeleted: boolean
  readonly isHidden: boolean
  readonly isRead: boolean
  readonly hiddenReason: string | null
  readonly mentions: readonly Participant[]
}

/** How the assistant is called. */
export const assistantName = 'Harrison AI'
const assistantId = 'harrison-ai'

/** How people are called beside what they write. */
export const shownName = (name: string | null): string => (name === null ? '' : shortName(name, 'wide', ''))

const nobody: Comment['user'] = {id: '', name: '', email: null, externalId: null}

function userOf({id, authorType, profileId, name, uid, email}: CommentRow, viewer: Viewer): Comment['user'] {
  if (authorType === 'HarrisonAI') return {...nobody, id: assistantId, name: assistantName}
  const isOwn = profileId !== null && profileId === viewer.profileId
  return {
    id: profileId ?? `author:${id}`,
    name: shownName(name),
    email: isOwn ? email : null,
    externalId: isOwn ? uid : null,
  }
}

function commentOf(row: CommentRow, viewer: Viewer): Comment {
  const {isRead, isPublic, authorType} = row
  return {
    id: row.id,
    body: isRead ? row.body : '',
    content: isRead ? row.content : null,
    children: row.children,
    contentId: row.contentId,
    contentType: row.contentType,
    courseId: row.courseId,
    createdAt: row.createdAt.toISOString(),
    level: row.level,
    parent: row.parent,
    isPrivate: !isPublic,
    user: isRead ? userOf(row, viewer) : nobody,
    status: {isPublic, isFromModerator: authorType === 'Moderator', answerStatus: row.answerStatus},
    authorType: isRead ? authorType : 'User',
    removal: row.isDeleted ? 'deleted' : row.isHidden ? 'hidden' : null,
    hiddenReason: isRead ? row.hiddenReason : null,
    mentions: isRead ? row.mentions.map(({id, name}) => ({id, name: shownName(name)})) : [],
  }
}

type Wanted = {
  /** Of `forum_comment c` and `forum f`. */
  readonly among: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
  readonly limit: number
}

/** Comments that stand for this person, in forums that are open to them. */
export async function findComments({db}: Stored, viewer: Viewer, wanted: Wanted): Promise<Comment[]> {
  const {rows} = await sql<CommentRow>`
    select c.id, c.body, c.content, c.level, c.parent_id as parent, c.course_id as "courseId", c.created_at as "createdAt",
      c.is_public as "isPublic", c.answer_status as "answerStatus", c.author_type as "authorType",
      c.deleted_at is not null as "isDeleted", c.hidden_at is not null as "isHidden", c.hidden_reason as "hiddenReason",
      ${isReadableComment(viewer)} as "isRead", c.profile_id as "profileId", coalesce(p.name, c.author_name) as name, p.uid, p.email,
      f.content_type as "contentType", f.content_id as "contentId",
      coalesce((select jsonb_agg(kept.id order by kept.created_at, kept.id) from (
        select r.id, r.created_at from forum_comment r
        where r.parent_id = c.id and ${isShownComment(viewer, 'r')}
        order by r.created_at, r.id limit ${mostReplies}
      ) kept), '[]') as children,
      coalesce((select jsonb_agg(jsonb_build_object('id', m.profile_id, 'name', mp.name) order by mp.name, mp.id)
        from forum_mention m join profile mp on mp.id = m.profile_id where m.comment_id = c.id), '[]') as mentions
    from forum_comment c
    join forum f on f.id = c.forum_id
    left join profile p on p.id = c.profile_id
    where (${wanted.among}) and ${isShownComment(viewer)} and not ${isClosed(viewer)}
    order by ${wanted.order} limit ${wanted.limit}`.execute(db)
  return rows.map((row) => commentOf(row, viewer))
}

/** Comments by their ids, in the order of these; those that do not stand for this person are left out. */
export async function findCommentsByIds(stored: Stored, viewer: Viewer, ids: readonly string[]): Promise<Comment[]> {
  const unique = [...new Set(ids)]
  const found = await findComments(stored, viewer, {
    among: sql`c.id = any(${unique}::text[])`,
    order: sql`c.created_at`,
    limit: unique.length,
  })
  const byId = new Map(found.map((comment) => [comment.id, comment]))
  return unique.flatMap((id) => byId.get(id) ?? [])
}

const newestFirst = sql`c.created_at desc, c.id desc`

/** SQL that holds for what comes after this comment, newest first; for everything where there is none. */
const isAfter = (after: string | undefined): RawBuilder<unknown> =>
  after === undefined
    ? sql`true`
    : sql`(c.created_at, c.id) < (select last.created_at, last.id from forum_comment last where last.id = ${after})`

export type TopPage = {
  readonly forumId: string
  readonly perPage: number
  /** The first page is 1; not asked where `after` is given. */
  readonly page: number
  readonly after: string | undefined
}

/** A page of top comments, newest first, and how many there are. */
export async function findTopComments(
  stored: Stored,
  viewer: Viewer,
  {forumId, perPage, page, after}: TopPage,
): Promise<{items: Comment[]; total: number}> {
  const skipped = after === undefined ? (page - 1) * perPage : 0
  // The place of a page is found in the index alone; the rows are read for one page.
  const ids = sql`select t.id from forum_comment t
    where t.forum_id = ${forumId} and t.parent_id is null and ${isShownComment(viewer, 't')} and ${afterOf(after)}
    order by t.created_at desc, t.id desc limit ${perPage} offset ${skipped}`
  const [items, counted] = await Promise.all([
    findComments(stored, viewer, {among: sql`c.id in (${ids})`, order: newestFirst, limit: perPage}),
    sql<{total: number}>`select count(*)::integer as total from forum_comment t
      where t.forum_id = ${forumId} and t.parent_id is null and ${isShownComment(viewer, 't')}`.execute(stored.db),
  ])
  return {items, total: counted.rows[0]?.total ?? 0}
}

const afterOf = (after: string | undefined): RawBuilder<unknown> =>
  after === undefined
    ? sql`true`
    : sql`(t.created_at, t.id) < (select last.created_at, last.id from forum_comment last where last.id = ${after})`

/** A text as a pattern of `like` that finds it wherever it stands. */
const patternOf = (words: string) => `%${folded(words).replace(/[\\%_]/gu, String.raw`\$&`)}%`

/** Comments of a forum whose text this person may read and that hold the words in one piece. */
export async function searchComments(
  stored: Stored,
  viewer: Viewer,
  {forumId, text, after}: {readonly forumId: string; readonly text: string; readonly after: string | undefined},
): Promise<{items: Comment[]; total: number}> {
  const holds = sql`c.forum_id = ${forumId} and c.searched like ${patternOf(text)} and ${isReadableComment(viewer)}`
  const [items, counted] = await Promise.all([
    findComments(stored, viewer, {among: sql`${holds} and ${isAfter(after)}`, order: newestFirst, limit: pageOfList}),
    sql<{total: number}>`select count(*)::integer as total from forum_comment c where ${holds}`.execute(stored.db),
  ])
  return {items, total: counted.rows[0]?.total ?? 0}
}

/** Names that are looked through for the beginning of a word. */
const mostNames = 2_000

/** People who wrote what this person can read in the forum, by name. */
export async function findParticipants(
  {db}: Stored,
  viewer: Viewer,
  {forumId, text, among}: {readonly forumId: string; readonly text: string; readonly among?: readonly string[]},
): Promise<Participant[]> {
  const {rows} = await sql<{id: string; name: string}>`
    select distinct p.id, p.name from forum_comment c join profile p on p.id = c.profile_id
    where c.forum_id = ${forumId} and ${isReadableComment(viewer)} and p.id <> ${viewer.profileId}
      ${among === undefined ? sql`` : sql`and p.id = any(${[...among]}::text[])`}
    order by p.name, p.id limit ${mostNames}`.execute(db)
  const isMeant = (name: string) => ` ${folded(name)}`.includes(` ${folded(text)}`)
  return rows
    .map(({id, name}) => ({id, name: shownName(name)}))
    .filter(({name}) => name !== '' && isMeant(name))
    .slice(0, mostParticipants)
}

/** What a statement that changes a comment knows of it. */
export type KnownComment = {
  readonly id: string
  readonly forumId: string
  readonly contentType: ForumContentType
  readonly contentId: string
  readonly parentId: string | null
  readonly level: number
  readonly courseId: string
  readonly profileId: string | null
  readonly authorType: Comment['authorType']
  readonly isPublic: boolean
  readonly audience: string | null
  readonly answerStatus: Comment['status']['answerStatus']
  readonly removal: Comment['removal']
  readonly hasReplies: boolean
  readonly isRead: boolean
}

/** A comment that this person sees, held for a change of it; undefined for one that they may not know of. */
export async function holdComment({db}: Stored, viewer: Viewer, id: string): Promise<KnownComment | undefined> {
  const {rows} = await sql<KnownComment>`
    select c.id, c.forum_id as "forumId", f.content_type as "contentType", f.content_id as "contentId", c.parent_id as "parentId",
      c.level, c.course_id as "courseId", c.profile_id as "profileId", c.author_type as "authorType", c.is_public as "isPublic",
      c.audience, c.answer_status as "answerStatus",
      case when c.deleted_at is not null then 'deleted' when c.hidden_at is not null then 'hidden' end as removal,
      exists (select from forum_comment r where r.parent_id = c.id) as "hasReplies", ${isReadableComment(viewer)} as "isRead"
    from forum_comment c join forum f on f.id = c.forum_id
    where c.id = ${id} and ${isShownComment(viewer)} and not ${isClosed(viewer)}
    for update of c`.execute(db)
  return rows[0]
}
