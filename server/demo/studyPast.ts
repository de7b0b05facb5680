import {randomUUID} from 'node:crypto'
import {type Kysely, sql} from 'kysely'
import type {Tables} from '../kernel/database/tables.ts'
import {afterAnswer} from '../spaced-repetition/memory.ts'
import type {FavoriteType, RatedType} from '../study/tables.ts'

const minute = 60_000

const savedDecks = {decks: 4, cards: 6} as const

export type PastStudy = {
  readonly profileId: string
  readonly agendaId: string
  readonly lessonId: string
  /** YYYYMMDD. */
  readonly date: string
  /** When the study was done, in milliseconds. */
  readonly at: number
  readonly random: () => number
}

/** Cards of a lesson that was studied in the past: graded on its day, three of four right. */
export async function storePastCards(db: Kysely<Tables>, past: PastStudy): Promise<void> {
  const {profileId, agendaId, lessonId, date, at, random} = past
  const cards = await db
    .selectFrom('flashcard')
    .select('id')
    .where('lesson_id', '=', lessonId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  for (const [position, {id}] of cards.entries()) {
    const outcome = random() < 0.75 ? 1 : 0
    const when = new Date(at + position * minute)
    const place = {agenda_id: agendaId, flashcard_id: id}
    await db
      .insertInto('agenda_flashcard')
      .values({...place, part: 'theoreticalStudy', lesson_id: lessonId, position, reason: null, retrievability: null})
      .execute()
    await db
      .insertInto('flashcard_answer')
      .values({
        ...place,
        id: randomUUID(),
        profile_id: profileId,
        outcome,
        calendar_date: date,
        theoretical_type: 'theoreticalStudy',
        answered_at: when,
        created_at: when,
        memory_before: null,
      })
      .execute()
    const memory = afterAnswer(null, outcome, when.getTime())
    await db
      .insertInto('flashcard_card')
      .values({
        profile_id: profileId,
        flashcard_id: id,
        due: memory.due,
        stability: memory.stability,
        difficulty: memory.difficulty,
        scheduled_days: memory.scheduledDays,
        learning_steps: memory.learningSteps,
        reps: memory.reps,
        lapses: memory.lapses,
        state: memory.state,
        last_review: memory.lastReview,
        last_outcome: outcome,
      })
      .execute()
  }
}

const tables = {
  question: 'question',
  video: 'video',
  text: 'study_text',
  mindmap: 'mindmap',
  flashcard: 'flashcard',
} as const
const favoriteTypes: readonly FavoriteType[] = ['question', 'video', 'text', 'mindmap', 'flashcard']
const ratedTypes: readonly RatedType[] = ['video', 'text', 'mindmap', 'flashcard']

export type Kept = {readonly profileId: string; readonly now: number; readonly most: number}

/** Favourites of every type, `most` of each at most, one a minute and none newer than an hour. */
export async function storeFavorites(db: Kysely<Tables>, {profileId, now, most}: Kept): Promise<void> {
  for (const type of favoriteTypes) {
    const rows = await db.selectFrom(tables[type]).select('id').orderBy('id').limit(most).execute()
    const values = rows.map(({id}, index) => ({
      profile_id: profileId,
      type,
      document: id,
      created_at: new Date(now - (60 + rows.length - index) * minute),
    }))
    if (values.length > 0) await db.insertInto('favorite').values(values).execute()
  }
}

/** Cards of the first lessons that have some, saved a day ago, so that 'Meus Baralhos' has a few decks of a few cards each. */
export async function storeSavedCards(
  db: Kysely<Tables>,
  {profileId, courseId, now}: Pick<Kept, 'profileId' | 'now'> & {readonly courseId: string},
): Promise<void> {
  await sql`
    insert into deck_flashcard (profile_id, flashcard_id, added_at)
    select ${profileId}, id, ${new Date(now - 24 * 60 * minute)}::timestamptz from (
      select f.id, dense_rank() over (order by l.id) as deck, row_number() over (partition by l.id order by f.position, f.id) as place
      from flashcard f join lesson l on l.id = f.lesson_id where l.course_id = ${courseId} and not f.retired and not f.is_community
    ) cards
    where deck <= ${savedDecks.decks} and place <= ${savedDecks.cards}`.execute(db)
}

/** Stars on the first content of each type: three, four or five. */
export async function storeRatings(db: Kysely<Tables>, {profileId, now, most}: Kept): Promise<void> {
  for (const type of ratedTypes) {
    const rows = await db.selectFrom(tables[type]).select('id').orderBy('id').limit(most).execute()
    const rated_at = new Date(now - 60 * minute)
    const values = rows.map(({id}, index) => ({
      profile_id: profileId,
      type,
      document: id,
      stars: 3 + (index % 3),
      rated_at,
    }))
    if (values.length > 0) await db.insertInto('rating').values(values).execute()
  }
}

/** Questions that the demo student marked as doubts: with choices, with a table, and an essay. */
const doubts = {
  states: ['demo/cm-diabetes-3', 'demo/cm-hipertensao-e', 'demo/go-pre-natal-2'],
  pack: ['aristo/cm-diabetes-3', 'aristo/go-pre-natal-risco-habitual-2', 'aristo/sc-principios-do-sus-discursiva-1'],
} as const

/** Doubts of the past; they lead the day's smart review (D-20). */
export async function storeDoubts(
  db: Kysely<Tables>,
  content: keyof typeof doubts,
  {profileId, now}: Pick<Kept, 'profileId' | 'now'>,
): Promise<void> {
  const known = await db.selectFrom('question').select('id').where('id', 'in', doubts[content]).orderBy('id').execute()
  const values = known.map(({id}) => ({profile_id: profileId, question_id: id, marked_at: new Date(now - 86_400_000)}))
  if (values.length > 0) await db.insertInto('question_doubt').values(values).execute()
}
