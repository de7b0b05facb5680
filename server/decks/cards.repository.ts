import {type RawBuilder, sql} from 'kysely'
import {shortName} from '../../domain/profile/shortName.ts'
import {folded} from '../../domain/study/textSearch.ts'
import type {RichText} from '../../domain/shared/richText.ts'
import type {
  CommunityFlashcard,
  CommunityFlashcards,
  Deck,
  FlashcardCreator,
  FlashcardSort,
} from '../../schema/generated/resolvers.ts'
import type {Database} from '../kernel/database/database.ts'

type Stored = Pick<Database, 'db'>

type CardRow = {
  readonly id: string
  readonly front: RichText
  readonly back: RichText
  readonly prefix: string | null
  readonly lessonId: string | null
  readonly createdAt: Date
  readonly authorId: string | null
  readonly authorName: string | null
  readonly timesAdded: number
  readonly ownFlashcard: boolean
  readonly alreadyAdded: boolean
}

/** `f` a card, `c` its row of the community if it has one, `a` its author, `d` its place in the student's deck. */
const columns = (profileId: string) => sql`f.id, f.front, f.back, f.prefix, f.lesson_id as "lessonId",
  coalesce(c.created_at, f.created_at) as "createdAt", a.id as "authorId", coalesce(a.name, c.author_name) as "authorName",
  coalesce(c.times_added, 0) as "timesAdded", coalesce(c.profile_id = ${profileId}, false) as "ownFlashcard",
  d.flashcard_id is not null as "alreadyAdded"`

const joins = (profileId: string) => sql`
  left join profile a on a.id = c.profile_id
  left join deck_flashcard d on d.flashcard_id = f.id and d.profile_id = ${profileId}`

/** Cards of the question bank are of the product; those whose author has left are of nobody. */
function creatorOf({authorId, authorName, id}: CardRow): FlashcardCreator | null {
  const name = authorName === null ? '' : shortName(authorName, 'wide', '')
  return name === '' ? null : {_id: authorId ?? `author:${id}`, name}
}

const cardOf = (row: CardRow): CommunityFlashcard => ({
  _id: row.id,
  front: row.front,
  back: row.back,
  prefix: row.prefix,
  lessonId: row.lessonId,
  createdAt: row.createdAt.toISOString(),
  createdBy: creatorOf(row),
  timesAdded: row.timesAdded,
  ownFlashcard: row.ownFlashcard,
  alreadyAdded: row.alreadyAdded,
})

export type PageWanted = {readonly skip: number; readonly limit: number}

export type CommunityWanted = PageWanted & {
  readonly profileId: string
  readonly courseId: string
  /** Null for all lessons of the course. */
  readonly lessonId: string | null
  readonly sortBy: FlashcardSort
  /** Words that the card must hold in one piece, in any case and with or without accents; empty for all. */
  readonly includes: string
}

/** A text as a pattern of `like` that finds it wherever it stands. */
const patternOf = (words: string) => `%${folded(words).replace(/[\\%_]/gu, String.raw`\$&`)}%`

/** The cards that the community has written for the lessons of a course, one page of them (spec 2§7). */
export async function findCommunityCards({db}: Stored, wanted: CommunityWanted): Promise<CommunityFlashcards> {
  const {profileId, courseId, lessonId, sortBy, includes, skip, limit} = wanted
  const ofLesson = lessonId === null ? sql`` : sql`and f.lesson_id = ${lessonId}`
  const holding = includes === '' ? sql`` : sql`and c.searched like ${patternOf(includes)}`
  const from = sql`from flashcard f
    join community_flashcard c on c.flashcard_id = f.id
    join lesson l on l.id = f.lesson_id and l.course_id = ${courseId}`
  const among = sql`where f.is_community and not f.retired ${ofLesson} ${holding}`
  const order = sortBy === 'date' ? sql`c.created_at desc, f.id` : sql`c.times_added desc, c.created_at desc, f.id`
  return pageOf(
    {db},
    sql`select ${columns(profileId)} ${from} ${joins(profileId)} ${among} order by ${order} limit ${limit} offset ${skip}`,
    sql`select count(*)::integer as amount ${from} ${among}`,
  )
}

export type SavedWanted = PageWanted & {readonly profileId: string; readonly lessonId: string | null}

/** The cards that the student has saved, the last saved first (spec 2§7). */
export async function findSavedCards({db}: Stored, wanted: SavedWanted): Promise<CommunityFlashcards> {
  const {profileId, lessonId, skip, limit} = wanted
  const ofLesson = lessonId === null ? sql`` : sql`and f.lesson_id = ${lessonId}`
  const from = sql`from deck_flashcard s
    join flashcard f on f.id = s.flashcard_id and not f.retired
    join lesson l on l.id = f.lesson_id
    left join community_flashcard c on c.flashcard_id = f.id`
  const among = sql`where s.profile_id = ${profileId} ${ofLesson}`
  return pageOf(
    {db},
    sql`select ${columns(profileId)} ${from} ${joins(profileId)} ${among}
      order by s.added_at desc, f.id limit ${limit} offset ${skip}`,
    sql`select count(*)::integer as amount ${from} ${among}`,
  )
}

async function pageOf(
  {db}: Stored,
  page: RawBuilder<unknown>,
  count: RawBuilder<unknown>,
): Promise<CommunityFlashcards> {
  const [cards, counted] = await Promise.all([
    sql<CardRow>`${page}`.execute(db),
    sql<{amount: number}>`${count}`.execute(db),
  ])
  return {flashcards: cards.rows.map(cardOf), totalAmount: counted.rows[0]?.amount ?? 0}
}

/** A card as one student sees it; undefined when it is gone or never was. */
export async function findCard({db}: Stored, profileId: string, id: string): Promise<CommunityFlashcard | undefined> {
  const {rows} = await sql<CardRow>`
    select ${columns(profileId)} from flashcard f
    left join community_flashcard c on c.flashcard_id = f.id ${joins(profileId)}
    where f.id = ${id} and not f.retired`.execute(db)
  return rows.map(cardOf)[0]
}

/** The decks of the community: its cards by lesson of the course, by title (spec 2§3). */
export async function listCommunityDecks({db}: Stored, courseId: string): Promise<Deck[]> {
  const {rows} = await sql<Deck>`
    select l.id as lesson, l.title as "lessonTitle", count(*)::integer as "flashcardsAmount"
    from flashcard f join lesson l on l.id = f.lesson_id and l.course_id = ${courseId}
    where f.is_community and not f.retired
    group by l.id order by lower(l.title) collate "C", l.id`.execute(db)
  return rows
}
