import {type RawBuilder, sql} from 'kysely'
import type {ThemePath} from '../../domain/extras/extras.types.ts'
import {isAtOrBelow} from '../../domain/extras/filters.ts'
import {areaOfName} from '../../domain/themes/areas.ts'
import type {Deck} from '../../schema/generated/resolvers.ts'
import type {Database} from '../kernel/database/database.ts'
import type {Creator} from './guard.ts'
import {listLessons} from './lessons.repository.ts'

type Stored = Pick<Database, 'db'>

type Wanted = {readonly count: number; readonly seed: number}

/** Cards that the student has not seen first, then those she forgot, then the others, each in the order of the seed. */
async function pickCards(
  {db}: Stored,
  profileId: string,
  condition: RawBuilder<unknown>,
  {count, seed}: Wanted,
): Promise<string[]> {
  const {rows} = await sql<{id: string}>`
    select f.id from flashcard f
    left join flashcard_card k on k.flashcard_id = f.id and k.profile_id = ${profileId}
    where not f.retired and ${condition}
    order by k.flashcard_id is not null, coalesce(k.last_outcome, 0), md5(f.id || ${String(seed)}::text)
    limit ${count}`.execute(db)
  return rows.map(({id}) => id)
}

/** Cards of a theme of the course, and those without a lesson that stand there by their own classification. */
export async function pickCardsOfTheme(
  database: Stored,
  {profileId, courseId}: Creator,
  theme: ThemePath,
  wanted: Wanted,
): Promise<string[]> {
  const lessons = (await listLessons(database, courseId)).filter(({path}) => isAtOrBelow(path, theme))
  const [area = '', ...levels] = theme
  const ofNoLesson = sql`f.lesson_id is null and f.area = ${areaOfName(area) ?? null} and (
    select coalesce(jsonb_agg(level order by depth), '[]') from jsonb_array_elements(f.classification)
      with ordinality as t (level, depth) where depth <= ${levels.length}::integer
  ) = ${JSON.stringify(levels)}::jsonb`
  const condition = sql`(not f.is_community and (f.lesson_id = any(${lessons.map(({id}) => id)}::text[]) or (${ofNoLesson})))`
  return pickCards(database, profileId, condition, wanted)
}

/** Cards that the student saved of these lessons; of all without any. */
export async function pickCardsOfDecks(
  database: Stored,
  profileId: string,
  lessonIds: readonly string[],
  wanted: Wanted,
): Promise<string[]> {
  const saved = sql`f.id in (select d.flashcard_id from deck_flashcard d where d.profile_id = ${profileId})`
  const ofDecks = lessonIds.length === 0 ? sql`true` : sql`f.lesson_id = any(${[...lessonIds]}::text[])`
  return pickCards(database, profileId, sql`${saved} and ${ofDecks}`, wanted)
}

/** The decks of a student: her saved cards by lesson, by title (spec 2§3). */
export async function listDecks({db}: Stored, profileId: string): Promise<Deck[]> {
  const {rows} = await sql<Deck>`
    select l.id as lesson, l.title as "lessonTitle", count(*)::integer as "flashcardsAmount"
    from deck_flashcard d
    join flashcard f on f.id = d.flashcard_id and not f.retired
    join lesson l on l.id = f.lesson_id
    where d.profile_id = ${profileId} group by l.id order by lower(l.title) collate "C", l.id`.execute(db)
  return rows
}
