import {type RawBuilder, sql} from 'kysely'
import type {RichText} from '../../domain/shared/richText.ts'
import type {
  Caption,
  ExpertComment,
  Flashcard,
  LessonVideos,
  Mindmap,
  Text,
  Video,
} from '../../schema/generated/resolvers.ts'
import type {StoredComment} from '../content/tables.ts'
import type {Database} from '../kernel/database/database.ts'

type VideoRow = {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly subtitle: string | null
  readonly category: string | null
  readonly durationSeconds: number | null
  readonly captions: readonly Caption[]
  readonly liveChatLink: string | null
  readonly comment: StoredComment | null
}

type DocumentRow = {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly subtitle: string | null
  readonly description: string | null
  readonly comment: StoredComment | null
}

/** A card as it is read, in an activity or out of one. */
export type FlashcardRow = {
  readonly id: string
  readonly front: RichText
  readonly back: RichText
  readonly prefix: string | null
  readonly lessonId: string | null
  readonly classification: readonly string[]
  readonly comment: StoredComment | null
  readonly createdAt: Date
  /** 1 right, 0 wrong; null without an answer. */
  readonly outcome: number | null
  readonly answeredAt: Date | null
}

/** The columns of the card in the table called `f`. */
export const flashcardColumns = sql`f.id, f.front, f.back, f.prefix, f.lesson_id as "lessonId", f.classification,
  f.comment, f.created_at as "createdAt"`

const videoColumns = sql`v.id, v.url, v.title, v.subtitle, v.category, v.duration_seconds as "durationSeconds",
  v.captions, v.live_chat_link as "liveChatLink", v.comment`

const among = (ids: readonly string[]): RawBuilder<unknown> => sql`any(${[...ids]}::text[])`

/** Videos in the order of the ids; unknown ones are left out. Retired ones are read, because favourites name them. */
export async function findVideos({db}: Database, ids: readonly string[]): Promise<Video[]> {
  const {rows} = await sql<VideoRow>`select ${videoColumns} from video v where v.id = ${among(ids)}`.execute(db)
  return inOrder(rows, ids).map(videoOf)
}

/** Apostilas in the order of the ids; unknown ones are left out. */
export const findTexts = async (database: Database, ids: readonly string[]): Promise<Text[]> =>
  (await documentRows(database, 'study_text', ids)).map(documentOf)

/** Mind maps in the order of the ids; unknown ones are left out. */
export const findMindmaps = async (database: Database, ids: readonly string[]): Promise<Mindmap[]> =>
  (await documentRows(database, 'mindmap', ids)).map(documentOf)

async function documentRows({db}: Database, table: 'study_text' | 'mindmap', ids: readonly string[]) {
  const {rows} = await sql<DocumentRow>`
    select id, url, title, subtitle, description, comment from ${sql.table(table)} where id = ${among(ids)}`.execute(db)
  return inOrder(rows, ids)
}

/** A lesson's playlist without retired videos; undefined for a lesson that does not exist. */
export async function findLessonVideos({db}: Database, lessonId: string): Promise<LessonVideos | undefined> {
  const lesson = await db.selectFrom('lesson').select(['id', 'title']).where('id', '=', lessonId).executeTakeFirst()
  if (lesson === undefined) return undefined
  const {rows} = await sql<VideoRow>`
    select ${videoColumns} from video v where v.lesson_id = ${lessonId} and not v.retired
    order by v.position, v.id`.execute(db)
  return {_id: lesson.id, title: lesson.title, videos: rows.map(videoOf)}
}

export type FlashcardsWanted = {
  readonly profileId: string
  readonly agendaId: string
  readonly flashcardIds: readonly string[]
  /** When given, the agenda must be of this date. */
  readonly calendarDate?: string | undefined
}

/** Cards of one of the student's agendas with their answers there; ids that are not on that agenda are left out. */
export async function findFlashcards({db}: Database, wanted: FlashcardsWanted): Promise<Flashcard[]> {
  const {profileId, agendaId, flashcardIds, calendarDate} = wanted
  const ofDate = calendarDate === undefined ? sql`` : sql`and a.calendar_date = ${calendarDate}`
  const {rows} = await sql<FlashcardRow>`
    select ${flashcardColumns}, w.outcome, w.answered_at as "answeredAt"
    from agenda a
    join agenda_flashcard af on af.agenda_id = a.id and af.flashcard_id = ${among(flashcardIds)}
    join flashcard f on f.id = af.flashcard_id
    left join flashcard_answer w on w.agenda_id = a.id and w.flashcard_id = f.id
    where a.id = ${agendaId} and a.profile_id = ${profileId} ${ofDate}`.execute(db)
  return inOrder(rows, flashcardIds).map((row) => flashcardOf(row, agendaId))
}

/** Cards of the bank, unanswered, as favourites and viewers show them. */
export async function findBankFlashcards({db}: Database, ids: readonly string[]): Promise<Flashcard[]> {
  const {rows} = await sql<FlashcardRow>`
    select ${flashcardColumns}, null::integer as outcome, null::timestamptz as "answeredAt"
    from flashcard f where f.id = ${among(ids)} and not (f.is_community and f.retired)`.execute(db)
  return inOrder(rows, ids).map((row) => flashcardOf(row, null))
}

function inOrder<T extends {readonly id: string}>(rows: readonly T[], ids: readonly string[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const commentOf = (comment: StoredComment | null): ExpertComment | null => (comment === null ? null : {...comment})

function videoOf({id, captions, comment, ...video}: VideoRow): Video {
  return {...video, _id: id, captions: captions.map((caption) => ({...caption})), comment: commentOf(comment)}
}

function documentOf({id, comment, ...document}: DocumentRow): Text & Mindmap {
  return {...document, _id: id, comment: commentOf(comment)}
}

/** The wire's card; without an activity it belongs to the viewer and has no answer. */
export function flashcardOf(row: FlashcardRow, agendaId: string | null): Flashcard {
  return {
    _id: row.id,
    scopedId: `${agendaId ?? 'viewer'}:${row.id}`,
    front: row.front,
    back: row.back,
    prefix: row.prefix,
    lessonId: row.lessonId,
    classification: [...row.classification],
    comment: commentOf(row.comment),
    answer: row.outcome ?? -1,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}
