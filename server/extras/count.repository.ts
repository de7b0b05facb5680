import {type RawBuilder, sql} from 'kysely'
import {questionDifficulties, type QuestionFilters, questionHistories} from '../../domain/extras/extras.types.ts'
import type {Database} from '../kernel/database/database.ts'
import {anyOf, historySql, ofNew, ownOf} from './questionHistory.ts'
import {fitOf, type FilterScope} from './questionFit.ts'

/** How many questions fit, and how many would with one filter less. */
export type Counted = {
  readonly total: number
  readonly byDifficulty: number[]
  readonly byHistory: number[]
  readonly withComments: number
}

/** The bits of one value of a facet; none when no question has it. */
const faceOf = (facet: string, value: string): RawBuilder<unknown> => sql`whole.bits & coalesce(
  (select bits from question_bits where facet = ${facet} and value = ${value}), ~ whole.bits)`

/**
 * Counts in the rows of `seen`, in one pass over them: `tally` names one more condition and gives SQL of its number,
 * `counts` is the expression that all of them stand in.
 */
function tallies() {
  const conditions: RawBuilder<unknown>[] = []
  return {
    tally: (condition: RawBuilder<unknown>): RawBuilder<number> => {
      conditions.push(condition)
      return sql<number>`(select n[${sql.lit(conditions.length)}] from counts)`
    },
    counts: () => sql`
      counts as materialized (
        select array[${sql.join(conditions.map((condition) => sql`count(*) filter (where ${condition})`))}] as n
        from seen s
      )`,
  }
}

/** How many of the fitting questions have these bits, too. */
const ofBank = (bits: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select bit_count(fit.bits & ${bits}) from fit, levels, faces)`

/** SQL of the four numbers under filters by history. */
function numbersOf({history}: QuestionFilters, tally: (condition: RawBuilder<unknown>) => RawBuilder<number>) {
  const isWanted = history.length === 0 ? sql<boolean>`true` : anyOf(history)
  const takesNew = history.length === 0 || history.some((one) => ofNew.has(one))
  const counted = (
    bits: RawBuilder<unknown>,
    among: RawBuilder<unknown>,
    wanted: RawBuilder<unknown>,
    isNew: boolean,
  ) => {
    const matching = tally(sql`${among} and ${wanted}`)
    return isNew ? sql`${ofBank(bits)} - ${tally(among)} + ${matching}` : matching
  }
  const levels = sql`levels.bits`
  return {
    total: counted(levels, sql`s.level`, isWanted, takesNew),
    withComments: counted(sql`levels.bits & faces.comment`, sql`s.level and s.comment`, isWanted, takesNew),
    byDifficulty: questionDifficulties.map((name) =>
      counted(sql.ref(`faces.${name}`), sql`s.difficulty = ${name}`, isWanted, takesNew),
    ),
    byHistory: questionHistories.map((one) => counted(levels, sql`s.level`, historySql[one], ofNew.has(one))),
  }
}

/** The strings of bits that decide about the other filters. */
const faces = sql`
    faces as materialized (
      select ${sql.join(questionDifficulties.map((name) => sql`${faceOf('difficulty', name)} as ${sql.ref(name)}`))},
        ${faceOf('comment', 'some')} as comment
      from whole
    )`

/** What the student has to do with and fits all filters but difficulty and history. */
const seen = sql`
    seen as materialized (
      select s.*, get_bit((select bits from levels), o.ordinal) = 1 as level,
        get_bit((select comment from faces), o.ordinal) = 1 as comment,
        case ${sql.join(
          questionDifficulties.map(
            (name) => sql`when get_bit((select ${sql.ref(name)} from faces), o.ordinal) = 1 then ${name}`,
          ),
          sql` `,
        )} end as difficulty
      from own s join question_ordinal o on o.question_id = s.question_id
      where get_bit((select bits from fit), o.ordinal) = 1
    )`

/**
 * Counts the questions that filters leave, in one statement: the bank is counted as bits, and only what the student has to
 * do with is looked at row by row.
 */
export async function countQuestions(
  {db}: Pick<Database, 'db'>,
  filters: QuestionFilters,
  scope: FilterScope,
): Promise<Counted> {
  const {tally, counts} = tallies()
  const {total, withComments, byDifficulty, byHistory} = numbersOf(filters, tally)
  const {rows} = await sql<{total: number; withComments: number; byDifficulty: number[]; byHistory: number[]}>`
    with ${fitOf(filters, scope)}, ${faces}, ${ownOf(scope)}, ${seen}, ${counts()}
    select coalesce(${total}, 0)::integer as total, coalesce(${withComments}, 0)::integer as "withComments",
      jsonb_build_array(${sql.join(byDifficulty)}) as "byDifficulty",
      jsonb_build_array(${sql.join(byHistory)}) as "byHistory"`.execute(db)
  const [counted] = rows
  if (counted === undefined) throw new Error('counting gave no row')
  const known = (amounts: readonly (number | null)[]) => amounts.map((amount) => amount ?? 0)
  return {...counted, byDifficulty: known(counted.byDifficulty), byHistory: known(counted.byHistory)}
}
