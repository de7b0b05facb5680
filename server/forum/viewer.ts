import {type RawBuilder, sql} from 'kysely'
import {isInOpenMock} from '../answer-keys/disclosure.ts'
import {isHeld, isReadable} from '../answer-keys/embargo.ts'
import type {Database} from '../kernel/database/database.ts'
import {DomainError} from '../kernel/domainError.ts'
import {isStaff} from '../kernel/session.ts'
import type {Session} from '../kernel/session.types.ts'
import {openSinceInBrazil, seesKey} from '../question/seesKey.ts'
import type {ForumContentType} from '../../domain/forum/comment.ts'

/** Who reads a forum, and when. */
export type Viewer = {
  readonly profileId: string
  readonly uid: string
  readonly email: string
  readonly isStaff: boolean
  readonly isSpecialist: boolean
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: number
}

export const viewerOf = ({identity, profile}: Session, now: number): Viewer => ({
  profileId: profile.id,
  uid: identity.uid,
  email: profile.email,
  isStaff: profile.roles.some(isStaff),
  isSpecialist: profile.roles.includes('specialist'),
  now,
})

/** Somebody who sees what everybody sees. */
export const anybody = (now: number): Viewer => ({
  profileId: '',
  uid: '',
  email: '',
  isStaff: false,
  isSpecialist: false,
  now,
})

/**
 * Whether a person may read the text of the comment in the alias (domain rule `isReadable`). An answer of the assistant names
 * the key of its question, so it is for those who see that key (D-10).
 */
export const isReadableComment = ({profileId, isStaff: staff, now}: Viewer, alias = 'c'): RawBuilder<boolean> => {
  const seen = seesKey({profileId, openSince: openSinceInBrazil(now), now})
  const at = (column: string) => sql.ref(`${alias}.${column}`)
  return staff
    ? sql<boolean>`(${at('deleted_at')} is null)`
    : sql<boolean>`(${at('deleted_at')} is null and (${at('audience')} is null or ${at('audience')} = ${profileId})
        and (${at('hidden_at')} is null or ${at('profile_id')} = ${profileId})
        and (${at('author_type')} <> 'HarrisonAI' or exists (
          select from forum kf left join question q on q.id = kf.content_id
          where kf.id = ${at('forum_id')} and (kf.content_type <> 'question' or ${seen}))))`
}

/** Whether the comment in the alias stands for this person: it can be read, or keeps the place of its replies. */
export const isShownComment = (viewer: Viewer, alias = 'c'): RawBuilder<boolean> => {
  const at = (column: string) => sql.ref(`${alias}.${column}`)
  const isOfAudience = viewer.isStaff
    ? sql`true`
    : sql`(${at('audience')} is null or ${at('audience')} = ${viewer.profileId})`
  return sql<boolean>`(${isReadableComment(viewer, alias)} or (${isOfAudience}
    and (${at('deleted_at')} is not null or ${at('hidden_at')} is not null)
    and exists (select from forum_comment place where place.parent_id = ${at('id')})))`
}

/**
 * Whether the forum in `f` is closed: its question stands in a mock exam whose answers are not out, of anybody or of this person
 * (D-18). Comments would tell of the key.
 */
export const isClosed = ({profileId, now}: Viewer): RawBuilder<boolean> => sql<boolean>`(
  f.content_type = 'question' and exists (
    select from question q where q.id = f.content_id and (${isHeld(now)} or ${isInOpenMock(profileId, now)})
  ))`

const tableOf: Readonly<Partial<Record<ForumContentType, string>>> = {
  flashcard: 'flashcard',
  video: 'video',
  text: 'study_text',
  mindmap: 'mindmap',
}

/** A content that a forum can stand under. */
export type Place = {readonly contentType: ForumContentType; readonly contentId: string}

/**
 * Whether the forum of a content is closed for this person.
 *
 * @throws DomainError NOT_FOUND for a content that is not there, or is a question the person may not know of (D-18)
 */
export async function assertPlace(
  {db}: Pick<Database, 'db'>,
  viewer: Viewer,
  place: Place,
): Promise<{isClosed: boolean}> {
  const {contentType, contentId} = place
  const table = tableOf[contentType]
  if (table !== undefined) {
    const {rows} = await sql`select from ${sql.table(table)} where id = ${contentId} and not retired`.execute(db)
    if (rows.length === 0) throw new DomainError('NOT_FOUND')
    return {isClosed: false}
  }
  if (contentType !== 'question') throw new DomainError('NOT_FOUND')
  const {rows} = await sql<{isClosed: boolean}>`
    select (${isHeld(viewer.now)} or ${isInOpenMock(viewer.profileId, viewer.now)}) as "isClosed"
    from question q where q.id = ${contentId} and not q.retired and ${isReadable(viewer.profileId, viewer.now)}`.execute(
    db,
  )
  const [found] = rows
  if (found === undefined) throw new DomainError('NOT_FOUND')
  return found
}

/** The forum of a content; undefined before its first comment. */
export async function findForum(
  {db}: Pick<Database, 'db'>,
  {contentType, contentId}: Place,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('forum')
    .select('id')
    .where('content_type', '=', contentType)
    .where('content_id', '=', contentId)
    .executeTakeFirst()
  return row?.id
}

/**
 * The forum that a person opens; undefined before its first comment.
 *
 * @throws DomainError NOT_FOUND, FORUM_CLOSED
 */
export async function openForum(
  database: Pick<Database, 'db'>,
  viewer: Viewer,
  place: Place,
): Promise<string | undefined> {
  const {isClosed: closed} = await assertPlace(database, viewer, place)
  if (closed) throw new DomainError('FORUM_CLOSED')
  return findForum(database, place)
}
