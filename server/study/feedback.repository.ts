import {randomUUID} from 'node:crypto'
import {sql} from 'kysely'
import type {ContentType} from '../../schema/generated/resolvers.ts'
import {isReadable} from '../answer-keys/embargo.ts'
import type {Database} from '../kernel/database/database.ts'
import {insertIdempotencyKey, type IdempotentMutation} from '../kernel/idempotency.ts'
import type {FavoriteType, RatedType} from './tables.ts'

/** A piece of content by its kind and id. */
export type Content<T extends ContentType = ContentType> = {readonly type: T; readonly document: string}

const tableOf: {readonly [T in FavoriteType]: string} = {
  question: 'question',
  video: 'video',
  text: 'study_text',
  mindmap: 'mindmap',
  flashcard: 'flashcard',
}

/** True when the content exists, retired or not. */
export async function contentExists({db}: Database, {type, document}: Content<FavoriteType>): Promise<boolean> {
  const {rows} = await sql`select from ${sql.table(tableOf[type])} where id = ${document}`.execute(db)
  return rows.length > 0
}

/** True when the content is among the student's favourites. */
export async function isFavorite(
  {db}: Database,
  profileId: string,
  {type, document}: Content<FavoriteType>,
): Promise<boolean> {
  const row = await db
    .selectFrom('favorite')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('type', '=', type)
    .where('document', '=', document)
    .executeTakeFirst()
  return row !== undefined
}

/** Makes the content a favourite, or takes it from them; one statement with the key. */
export async function storeFavorite(
  {db}: Database,
  {type, document, enabled}: Content<FavoriteType> & {readonly enabled: boolean},
  mutation: IdempotentMutation,
): Promise<void> {
  const kept = insertIdempotencyKey(mutation, {type, document})
  const {profileId, now} = mutation
  const change = enabled
    ? sql`insert into favorite (profile_id, type, document, created_at)
        values (${profileId}, ${type}, ${document}, ${new Date(now)})
        on conflict (profile_id, type, document) do nothing`
    : sql`delete from favorite where profile_id = ${profileId} and type = ${type} and document = ${document}`
  await sql`with kept as (${kept}) ${change}`.execute(db)
}

type FavoritePage = {
  readonly profileId: string
  readonly type: FavoriteType
  readonly skip: number
  readonly limit: number
  /** The server's instant. */
  readonly now: number
}

/**
 * A page of the ids of the student's favourites of one kind, the newest first; without the questions of mock exams that
 * the student must not read yet (D-18).
 */
export async function findFavoriteIds(
  {db}: Database,
  {profileId, type, skip, limit, now}: FavoritePage,
): Promise<string[]> {
  const readable =
    type === 'question'
      ? sql`and exists (select from question q where q.id = f.document and ${isReadable(profileId, now)})`
      : sql``
  const {rows} = await sql<{document: string}>`
    select f.document from favorite f where f.profile_id = ${profileId} and f.type = ${type} ${readable}
    order by f.id desc limit ${limit} offset ${skip}`.execute(db)
  return rows.map(({document}) => document)
}

/** The stars the student gave, 1 to 5; undefined without a rating. */
export async function findStars(
  {db}: Database,
  profileId: string,
  {type, document}: Content<RatedType>,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('rating')
    .select('stars')
    .where('profile_id', '=', profileId)
    .where('type', '=', type)
    .where('document', '=', document)
    .executeTakeFirst()
  return row?.stars
}

/** The newest rating stands; one statement with the key. */
export async function storeStars(
  {db}: Database,
  {type, document, stars}: Content<RatedType> & {readonly stars: number},
  mutation: IdempotentMutation,
): Promise<void> {
  await sql`
    with kept as (${insertIdempotencyKey(mutation, {type, document})})
    insert into rating (profile_id, type, document, stars, rated_at)
    values (${mutation.profileId}, ${type}, ${document}, ${stars}, ${new Date(mutation.now)})
    on conflict (profile_id, type, document) do update
      set stars = excluded.stars, rated_at = excluded.rated_at`.execute(db)
}

/** What a student says is wrong with a piece of content. */
export type Report = Content<FavoriteType> & {readonly title: string; readonly body: string}

/** Stores the report with the key, in one statement. */
export async function storeReport(
  {db}: Database,
  {type, document, title, body}: Report,
  mutation: IdempotentMutation,
): Promise<void> {
  await sql`
    with kept as (${insertIdempotencyKey(mutation, {})})
    insert into content_report (id, profile_id, type, document, title, body, created_at)
    values (${randomUUID()}, ${mutation.profileId}, ${type}, ${document}, ${title}, ${body},
      ${new Date(mutation.now)})`.execute(db)
}
