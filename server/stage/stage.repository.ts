import {sql} from 'kysely'
import {raffleCategories, type RaffleCategory} from '../../domain/stage/raffle.ts'
import type {RaffleList} from '../../schema/generated/resolvers.ts'
import {isHeld} from '../answer-keys/embargo.ts'
import type {Services} from '../kernel/context.ts'

type Row = {readonly category: RaffleCategory; readonly id: string; readonly number: number}

/**
 * What the raffle draws from, by category and in the order of its numbers. Left out are retired items, and questions whose
 * keys a mock exam holds: they cannot be opened, and that they stand in one is not told (D-18).
 */
export async function findRaffleLists({database, clock}: Pick<Services, 'database' | 'clock'>): Promise<RaffleList[]> {
  const {rows} = await sql<Row>`
    select list.id as category, entry.id, min(entry.number)::integer as number
    from raffle_list list
    cross join lateral jsonb_array_elements_text(list.items) with ordinality as entry (id, number)
    left join question q on list.id <> 'flashcards' and q.id = entry.id
    left join flashcard f on list.id = 'flashcards' and f.id = entry.id
    where not list.retired
      and ((q.id is not null and not q.retired and not ${isHeld(clock())}) or (f.id is not null and not f.retired))
    group by list.id, entry.id
    order by min(entry.number)`.execute(database.db)
  return raffleCategories.map((category) => ({
    category,
    items: rows.filter((row) => row.category === category).map(({id, number}) => ({_id: id, number})),
  }))
}
