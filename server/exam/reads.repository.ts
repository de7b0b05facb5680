import {type RawBuilder, sql} from 'kysely'
import type {PreChoiceRow} from '../agenda/agenda.repository.ts'
import type {ExamKind} from '../agenda/tables.ts'
import {resultHeldUntil} from '../answer-keys/embargo.ts'
import type {Database} from '../kernel/database/database.ts'

/** An exam of a student with all that its three wires tell; instants are `Date`. */
export type ExamRow = {
  readonly id: string
  readonly profileId: string
  readonly kind: ExamKind
  readonly isExtra: boolean
  readonly calendarDate: string
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly institution: string | null
  readonly uf: string | null
  readonly year: number | null
  readonly title: string | null
  readonly subtitle: string | null
  readonly description: string | null
  readonly examId: string | null
  readonly mockExamId: string | null
  readonly printingBlocked: boolean | null
  readonly cutOff: number | null
  readonly minutes: number | null
  readonly extraMinutes: number
  readonly opensAt: Date | null
  readonly lastStartAt: Date | null
  readonly closesAt: Date | null
  readonly answersAt: Date | null
  readonly rankingAt: Date | null
  readonly startedAt: Date | null
  readonly deadline: Date | null
  readonly countsUntil: Date | null
  readonly sealsAt: Date | null
  readonly finishedAt: Date | null
  readonly sealedAt: Date | null
  /** Until when the grade would tell of a key that is held; null for what was told once, and before the end. */
  readonly resultHeldUntil: Date | null
  readonly byStudent: boolean
  readonly receiptSequence: number | null
  readonly receiptHash: string | null
  readonly answered: number | null
  readonly correct: number | null
  readonly grade: number | null
  readonly total: number
  readonly ranking: RankingRow | null
}

export type RankingRow = {
  readonly position: number
  readonly total: number
  readonly grade: number
  readonly percentile: number
  readonly rankedAt: string
}

/** The same with its questions in their order and the choices that stand. */
export type ExamWithQuestions = ExamRow & {
  readonly questions: readonly string[]
  readonly preChoices: readonly PreChoiceRow[]
  readonly lateMarks: readonly LateMarkRow[]
}

/** A mark that came too late to count, as it travels in a row's JSON. */
export type LateMarkRow = PreChoiceRow & {readonly receivedAt: string; readonly accepted: boolean}

const columns = sql`x.id, x.profile_id as "profileId", x.kind, x.is_extra as "isExtra", x.calendar_date as "calendarDate",
  x.created_at as "createdAt", x.updated_at as "updatedAt", x.institution, x.uf, e.year,
  coalesce(e.title, m.title) as title, m.subtitle, m.description, x.exam_id as "examId", x.mock_exam_id as "mockExamId",
  m.printing_blocked as "printingBlocked", m.cut_off as "cutOff", x.minutes,
  case when x.kind = 'mock' and x.started_at is null
    then (select extra_time_minutes from profile where id = x.profile_id) else x.extra_minutes end as "extraMinutes",
  x.opens_at as "opensAt", x.last_start_at as "lastStartAt", x.closes_at as "closesAt", x.answers_at as "answersAt",
  x.ranking_at as "rankingAt", x.started_at as "startedAt", x.deadline, x.counts_until as "countsUntil",
  x.seals_at as "sealsAt",
  x.finished_at as "finishedAt", x.sealed_at as "sealedAt",
  case when x.finished_at is not null and x.learned_at is null then ${resultHeldUntil('x.id')} end as "resultHeldUntil", x.by_student as "byStudent",
  x.receipt_sequence::integer as "receiptSequence", x.receipt_hash as "receiptHash", x.answered, x.correct, x.grade,
  (select count(*) from agenda_question n where n.agenda_id = x.id)::integer as total,
  case when r.activity_id is not null then jsonb_build_object('position', r.position, 'total', r.total,
    'grade', r.grade, 'percentile', r.percentile, 'rankedAt', r.ranked_at) end as ranking`

const source = sql`exam_activity x
  left join exam e on e.id = x.exam_id
  left join mock_exam m on m.id = x.mock_exam_id
  left join mock_ranking r on r.activity_id = x.id`

async function findOne(
  {db}: Pick<Database, 'db'>,
  condition: RawBuilder<unknown>,
): Promise<ExamWithQuestions | undefined> {
  const {rows} = await sql<ExamWithQuestions>`
    select ${columns},
      coalesce((
        select jsonb_agg(q.question_id order by q.position, q.question_id) from agenda_question q where q.agenda_id = x.id
      ), '[]') as questions,
      coalesce((
        select jsonb_agg(jsonb_build_object('questionId', p.question_id, 'selected', p.selected, 'essay', p.essay,
          'dateNow', p.date_now) order by p.question_id)
        from pre_choice p where p.agenda_id = x.id
      ), '[]') as "preChoices",
      coalesce((
        select jsonb_agg(jsonb_build_object('questionId', l.question_id, 'selected', l.selected, 'essay', l.essay,
          'dateNow', l.date_now, 'receivedAt', l.received_at, 'accepted', l.accepted_at is not null) order by l.question_id)
        from mock_late_mark l where l.activity_id = x.id
      ), '[]') as "lateMarks"
    from ${source} where ${condition}`.execute(db)
  return rows[0]
}

type Stored = Pick<Database, 'db'>

/** One of the student's exams, of the kind when it is named. */
export const findExam = (
  database: Stored,
  profileId: string,
  id: string,
  kind?: ExamKind,
): Promise<ExamWithQuestions | undefined> =>
  findOne(
    database,
    sql`x.profile_id = ${profileId} and x.id = ${id} ${kind === undefined ? sql`` : sql`and x.kind = ${kind}`}`,
  )

/** The student's full exam of a template on a day. */
export const findFullExam = (
  database: Stored,
  {
    profileId,
    templateId,
    calendarDate,
  }: {readonly profileId: string; readonly templateId: string; readonly calendarDate: string},
): Promise<ExamWithQuestions | undefined> =>
  findOne(
    database,
    sql`x.profile_id = ${profileId} and x.kind = 'exam' and x.exam_id = ${templateId}
      and x.calendar_date = ${calendarDate} and not x.is_extra`,
  )

/** The student's one try at a mock exam. */
export const findMockTry = (
  database: Stored,
  profileId: string,
  templateId: string,
): Promise<ExamWithQuestions | undefined> =>
  findOne(
    database,
    sql`x.profile_id = ${profileId} and x.kind = 'mock' and x.mock_exam_id = ${templateId} and not x.is_extra`,
  )

/** The student's exams of one kind, the newest first, without extras that were deleted before their end. */
export async function listExams({db}: Stored, profileId: string, kind: ExamKind): Promise<ExamRow[]> {
  const {rows} = await sql<ExamRow>`
    select ${columns} from ${source} where x.profile_id = ${profileId} and x.kind = ${kind} and (x.deleted_at is null or x.finished_at is not null)
    order by x.calendar_date desc, x.created_at desc, x.id`.execute(db)
  return rows
}

/** Whether a full exam stands on the agenda of that day. */
export async function isOnAgenda(
  {db}: Stored,
  {
    profileId,
    templateId,
    calendarDate,
  }: {readonly profileId: string; readonly templateId: string; readonly calendarDate: string},
): Promise<boolean> {
  const row = await db
    .selectFrom('agenda')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('calendar_date', '=', calendarDate)
    .where('kind', '=', 'day')
    .where('exam_id', '=', templateId)
    .executeTakeFirst()
  return row !== undefined
}
