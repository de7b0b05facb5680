import {sql} from 'kysely'
import {type DiagnosticTarget, type ExamType, isRevalida} from '../../domain/diagnostic/choice.ts'
import {
  aggregateName,
  type CountedQuestion,
  type InstitutionStatistics,
  statisticsOf,
  statisticsYears,
} from '../../domain/diagnostic/statistics.ts'
import {pathOf} from '../../domain/themes/path.ts'
import {calendarDateOf, defaultTimeZone} from '../../domain/shared/studyDay.ts'
import type {DiagnosticInstitutions} from '../../schema/generated/resolvers.ts'
import {heldQuestionIds} from '../answer-keys/embargo.ts'
import type {Area} from '../content/tables.ts'
import type {Database} from '../kernel/database/database.ts'
import {wholeCountry} from '../profile/institution.repository.ts'

type Stored = Pick<Database, 'db'>

const yearOf = (now: number) => Number(calendarDateOf(now, defaultTimeZone).slice(0, 4))

/** The institutions that hold exams, by federation unit; with `onlyRecent` those with one in the last five years. */
export async function listDiagnosticInstitutions(
  {db}: Stored,
  {onlyRecent, now}: {readonly onlyRecent: boolean; readonly now: number},
): Promise<DiagnosticInstitutions[]> {
  const recent = onlyRecent ? sql`where year > ${yearOf(now) - statisticsYears}::integer` : sql``
  const {rows} = await sql<{uf: string; name: string}>`
    select distinct coalesce(uf, ${wholeCountry}) as uf, institution as name from exam ${recent}
    order by 1, 2`.execute(db)
  return [...Map.groupBy(rows, ({uf}) => uf)]
    .map(([uf, group]) => ({uf, institutions: group.map(({name}) => ({name}))}))
    .toSorted((one, other) => (one.uf < other.uf ? -1 : 1))
}

type Row = Omit<CountedQuestion, 'path'> & {
  readonly institution: string
  readonly area: Area | null
  readonly classification: readonly string[]
}

/**
 * What the institutions asked in the last five exam years, each apart and all together under 'Geral' (spec 3§3, 3§9).
 * Questions whose keys are held count for nothing (D-18).
 */
export async function findStatistics(
  {db}: Stored,
  {targets, examType, now}: {targets: readonly DiagnosticTarget[]; examType: ExamType; now: number},
): Promise<InstitutionStatistics[]> {
  const isTarget = sql`exists (
    select from jsonb_to_recordset(${JSON.stringify(targets)}::jsonb) as t (uf text, institution text)
    where t.institution = e.institution and t.uf = coalesce(e.uf, ${wholeCountry})
  )`
  const {rows} = await sql<Row>`
    select distinct on (e.institution, e.year, q.id) e.institution, e.year, q.area, q.classification, q.difficulty,
      coalesce((select sum(t.amount) from answer_tally t where t.question_id = q.id), 0)::integer as answers,
      coalesce((select sum(t.amount) from answer_tally t where t.question_id = q.id and t.choosen = q.correct), 0)::integer as hits
    from exam e
    join exam_question p on p.exam_id = e.id
    join question q on q.id = p.question_id
    where e.year > ${yearOf(now) - statisticsYears}::integer and not q.retired and q.kind = 'choice' and q.correct >= 0
      and q.id not in ${heldQuestionIds(now)} and ${targets.length === 0 ? sql`true` : isTarget}`.execute(db)
  const ofType = rows.filter(({institution}) => isRevalida(institution) === (examType === 'REVALIDA'))
  const counted = ofType.map(({area, classification, institution, ...row}) => ({
    institution,
    ...row,
    path: area === null ? classification : pathOf({area, classification}),
  }))
  return [
    statisticsOf(aggregateName, counted),
    ...targets.map(({institution}) =>
      statisticsOf(
        institution,
        counted.filter((question) => question.institution === institution),
      ),
    ),
  ]
}
