import {type RawBuilder, sql} from 'kysely'
import type {ChosenHistory, QuestionFilters} from '../../domain/extras/extras.types.ts'
import type {Database} from '../kernel/database/database.ts'
import {anyOf, ofNew, ownOf} from './questionHistory.ts'
import {fitOf, type FilterScope} from './questionFit.ts'

/**
 * Chooses questions that fit the filters: unseen ones first, then those answered wrong, then the others, each in an order
 * that the seed decides, so that the same bank, student and seed give the same questions. They are those that
 * `countQuestions` counts.
 */
export async function pickQuestions(
  {db}: Pick<Database, 'db'>,
  filters: QuestionFilters,
  scope: FilterScope,
  {count, seed}: {readonly count: number; readonly seed: number},
): Promise<string[]> {
  const {rows} = await sql<{id: string}>`
    with ${fitOf(filters, scope)}, ${ownOf(scope)}
    select o.question_id as id
    from question_ordinal o left join own s on s.question_id = o.question_id
    where get_bit((select fit.bits & levels.bits from fit, levels), o.ordinal) = 1 and ${wanted(filters.history)}
    order by coalesce(s.answered, false), not coalesce(s.wrong, false), md5(o.question_id || ${String(seed)}::text)
    limit ${count}`.execute(db)
  return rows.map(({id}) => id)
}

/** A question that the student has had nothing to do with has no row of its own. */
const wanted = (history: readonly ChosenHistory[]): RawBuilder<boolean> =>
  history.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`coalesce(${anyOf(history)}, ${history.some((one) => ofNew.has(one))}::boolean)`
