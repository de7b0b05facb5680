import {type RawBuilder, sql} from 'kysely'
import type {QuestionFilters, ThemePath} from '../../domain/extras/extras.types.ts'
import {firstYear} from '../../domain/extras/limits.ts'
import {areaOfName} from '../../domain/themes/areas.ts'
import {pathSeparator} from '../content/questionIndex.ts'

/** Whose filters they are, and what the bank is: the questions of the course and those without a lesson. */
export type FilterScope = {
  readonly profileId: string
  readonly courseId: string
  /** The server's instant. */
  readonly now: number
  /** By the student's calendar. */
  readonly currentYear: number
}

/** A theme as the index of the bank spells its path; one whose area nobody knows fits nothing. */
const spelled = ([area = '', ...levels]: ThemePath): string =>
  [areaOfName(area) ?? '?', ...levels].map((name) => `${name}${pathSeparator}`).join('')

/**
 * Questions without a year fit the whole range only, those from before 2005 none: a range says that the year matters.
 */
function yearsOf({minYear, maxYear}: QuestionFilters, currentYear: number): string[] {
  const years = Array.from({length: maxYear - minYear + 1}, (_year, index) => String(minYear + index))
  return minYear === firstYear && maxYear >= currentYear ? ['', ...years] : years
}

const bitsOf = (facet: string, values: readonly string[]): RawBuilder<unknown> =>
  sql`(select bit_or(bits) from question_bits where facet = ${facet} and value = any(${[...values]}::text[]))`

const narrowed = (isOn: boolean, bits: RawBuilder<unknown>): RawBuilder<unknown> => (isOn ? sql`& ${bits}` : sql``)

/**
 * SQL of common table expressions over the index of the bank (`server/content/indexMigrations`): `fit` has one row, `bits`,
 * with a bit for each question that fits all filters but difficulty and history, and whose key is not held (D-18); none
 * when nothing can fit. `levels` has the bits of the difficulties that are chosen. What is combined with another string is
 * whole in memory; as it is stored it would be unpacked again for each bit that is looked at.
 */
export function fitOf(filters: QuestionFilters, {courseId, now, currentYear}: FilterScope): RawBuilder<unknown> {
  const {classification, difficulty, uf, institution, onlyWithComments} = filters
  const place = institution === null ? bitsOf('uf', [uf ?? '']) : bitsOf('institution', [`${uf ?? ''}/${institution}`])
  const ofThemes =
    classification.length === 0
      ? sql``
      : sql`and exists (select from unnest(${classification.map(spelled)}::text[]) t where starts_with(p.path, t))`
  return sql`
    whole as materialized (select bits, length(bits) as total from question_bits where facet = 'all'),
    spaced as (
      select no, amount, first - coalesce(lag(first + amount) over (order by first), 0) as gap, first + amount as until
      from question_place p
      where (p.course_id = ${courseId} or p.course_id is null) ${ofThemes}
    ),
    themed as (
      select (string_agg(repeat('0', gap) || repeat('1', amount), '' order by no)
        || repeat('0', (select total from whole) - max(until)::integer))::bit varying as bits
      from spaced
    ),
    held_places as (
      select o.ordinal, o.ordinal - coalesce(lag(o.ordinal) over (order by o.ordinal), -1) - 1 as gap
      from question q join question_ordinal o on o.question_id = q.id
      where q.key_held_until > ${new Date(now)}::timestamptz
    ),
    held as (
      select ~ (string_agg(repeat('0', gap) || '1', '' order by ordinal)
        || repeat('0', (select total from whole) - max(ordinal) - 1))::bit varying as bits
      from held_places
    ),
    fit as materialized (
      select whole.bits & themed.bits & coalesce((select bits from held), whole.bits)
        & ${bitsOf('year', yearsOf(filters, currentYear))}
        ${narrowed(uf !== null, place)} ${narrowed(onlyWithComments, bitsOf('comment', ['some']))} as bits
      from whole, themed
    ),
    levels as materialized (
      select whole.bits & ${difficulty.length === 0 ? sql`whole.bits` : bitsOf('difficulty', difficulty)} as bits from whole
    )`
}
