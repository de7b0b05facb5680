import {sql} from 'kysely'
import {fileBounds} from '../../domain/decks/deckFile.ts'
import type {PackagedCard} from '../content/anki/writePackage.ts'
import type {Database} from '../kernel/database/database.ts'

/** The cards that the student has saved, in the order of the lists, with the titles of their lessons. */
export async function findPackagedCards(
  {db}: Pick<Database, 'db'>,
  profileId: string,
): Promise<readonly PackagedCard[]> {
  const {rows} = await sql<PackagedCard>`
    select f.id, f.front, f.back, coalesce(l.title, '') as theme
    from deck_flashcard s
    join flashcard f on f.id = s.flashcard_id and not f.retired
    left join lesson l on l.id = f.lesson_id
    where s.profile_id = ${profileId}
    order by s.added_at desc, f.id limit ${fileBounds.cards}`.execute(db)
  return rows
}
