import {sql} from 'kysely'
import type {InstitutionsOfState} from '../../schema/generated/resolvers.ts'
import type {Services} from '../kernel/context.ts'
import {isPlainText} from '../kernel/input.ts'
import type {StoredTarget} from './tables.ts'

type Stored = Pick<Services, 'database'>

/** Where exams of the whole country stand: they have no federation unit. */
export const wholeCountry = 'BR'

/** An institution with an exam in so many years, the current one included, is of priority (spec 1§7). */
const recentYears = 5

type Row = {
  readonly uf: string
  readonly name: string
  readonly exams: InstitutionsOfState['institutions'][number]['exams']
}

/**
 * The institutions of the catalogue and of the imported exams, by federation unit and name, with their exams, the newest
 * first. Of priority are those that the catalogue marks and those with an exam of the last five years.
 */
export async function listInstitutions(
  {database}: Stored,
  {onlyPriority, currentYear}: {readonly onlyPriority: boolean; readonly currentYear: number},
): Promise<InstitutionsOfState[]> {
  const {rows} = await sql<Row>`
    select uf, name, coalesce(
      jsonb_agg(jsonb_build_object('year', year, 'template', exam_id, 'complement', edition, 'examType', exam_type)
        order by year desc, exam_id) filter (where exam_id is not null), '[]') as exams
    from (
      select uf, name, is_priority, null as exam_id, null::integer as year, null as edition, null as exam_type
      from institution
      union all
      select coalesce(uf, ${wholeCountry}), institution, year > ${currentYear - recentYears}::integer, id, year, edition,
        exam_type
      from exam
    ) as entry
    group by uf, name
    having ${!onlyPriority}::boolean or bool_or(is_priority)
    order by uf collate "C", lower(name) collate "C"`.execute(database.db)
  return groupedByState(rows)
}

function groupedByState(rows: readonly Row[]): InstitutionsOfState[] {
  return [...Map.groupBy(rows, ({uf}) => uf)].map(([uf, entries]) => ({
    uf,
    institutions: entries.map(({name, exams}) => ({name, exams})),
  }))
}

/** Tells which of the targets are institutions of the whole list. */
export async function knownInstitutions(
  {database}: Stored,
  targets: readonly StoredTarget[],
): Promise<(target: StoredTarget) => boolean> {
  const askable = targets.filter(({uf, institution}) => isPlainText(uf) && isPlainText(institution))
  if (askable.length === 0) return () => false
  const wanted = JSON.stringify(askable.map(({uf, institution}) => ({uf, institution})))
  const {rows} = await sql<StoredTarget>`
    select uf, institution from jsonb_to_recordset(${wanted}::jsonb) as wanted (uf text, institution text)
    where exists (select from institution i where i.uf = wanted.uf and i.name = wanted.institution)
      or exists (
        select from exam e where coalesce(e.uf, ${wholeCountry}) = wanted.uf and e.institution = wanted.institution
      )`.execute(database.db)
  return ({uf, institution}) => rows.some((row) => row.uf === uf && row.institution === institution)
}
