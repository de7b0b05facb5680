import {randomUUID} from 'node:crypto'
import {type Kysely, type RawBuilder, sql} from 'kysely'
import type {PlannedSmartExam} from '../agenda/composeExam.repository.ts'
import type {ExamKind} from '../agenda/tables.ts'
import {mockInstants, openingOfMock} from '../content/mockWindow.ts'
import type {Tables} from '../kernel/database/tables.ts'

/** A new activity of a student; `now` is the server's instant. */
export type NewExam = {
  readonly profileId: string
  readonly templateId: string
  readonly calendarDate: string
  readonly now: number
}

type ActivityParts = {
  readonly kind: ExamKind
  readonly profileId: string
  readonly calendarDate: string
  readonly now: number
  /** Inserts the row of `exam_activity` unless there is one, and returns its id. */
  readonly activity: RawBuilder<unknown>
  /** The questions as `question_id` and `position`. */
  readonly questions: RawBuilder<unknown>
}

/**
 * One statement that makes the activity, its row of `agenda` and its questions, or nothing when the student has it
 * already: of several requests at the same time one makes it, the others wait for it.
 */
const creation = ({kind, profileId, calendarDate, now, activity, questions}: ActivityParts) => sql`
  with made as (${activity} on conflict do nothing returning id), agenda_row as (
    insert into agenda (id, profile_id, calendar_date, has_smart_review, created_at, kind)
    select id, ${profileId}, ${calendarDate}, false, ${new Date(now)}, ${kind} from made
  )
  insert into agenda_question (agenda_id, question_id, part, position)
  select made.id, q.question_id, 'exam', q.position from made, (${questions}) q`

const columns = sql`id, profile_id, kind, is_extra, calendar_date, created_at, updated_at`

/**
 * A full exam on a day, or beside it as an extra, without retired questions.
 *
 * @returns the id, or undefined when the student has it on that day's agenda already
 */
export async function makeFullExam(
  {db}: {readonly db: Kysely<Tables>},
  {profileId, templateId, calendarDate, now}: NewExam,
  isExtra: boolean,
): Promise<string | undefined> {
  const at = new Date(now)
  const id = randomUUID()
  const {numAffectedRows} = await creation({
    kind: 'exam',
    profileId,
    calendarDate,
    now,
    activity: sql`
      insert into exam_activity (${columns}, exam_id, institution, uf)
      select ${id}, ${profileId}, 'exam', ${isExtra}::boolean, ${calendarDate}, ${at}::timestamptz, ${at}::timestamptz, e.id, e.institution, e.uf
      from exam e where e.id = ${templateId}`,
    questions: sql`
      select x.question_id, x.position from exam_question x join question b on b.id = x.question_id and not b.retired
      where x.exam_id = ${templateId}`,
  }).execute(db)
  return numAffectedRows === 0n ? undefined : id
}

/**
 * A mock exam with the window of its template as it stands now, or, as an extra, without one. Its questions are those of
 * the template, retired ones too, because everybody who is ranked must have had the same.
 *
 * @returns the id, or undefined when the student has had this one already
 */
export async function makeMockExam(
  {db}: {readonly db: Kysely<Tables>},
  {profileId, templateId, calendarDate, now}: NewExam,
  isExtra: boolean,
): Promise<string | undefined> {
  const at = new Date(now)
  const id = randomUUID()
  const {opensAt, lastStartAt, closesAt, answersAt, rankingAt} = mockInstants
  const window = isExtra
    ? sql`null, null, null, null, null`
    : sql`${opensAt}, ${lastStartAt}, ${closesAt}, ${answersAt}, ${rankingAt}`
  const {numAffectedRows} = await creation({
    kind: 'mock',
    profileId,
    calendarDate,
    now,
    activity: sql`
      insert into exam_activity (${columns}, mock_exam_id, institution, minutes,
        opens_at, last_start_at, closes_at, answers_at, ranking_at)
      select ${id}, ${profileId}, 'mock', ${isExtra}::boolean, ${calendarDate}, ${at}::timestamptz, ${at}::timestamptz,
        m.id, m.institution, m.minutes, ${window}
      from mock_exam m ${openingOfMock} where m.id = ${templateId}`,
    questions: sql`select x.question_id, x.position from mock_exam_question x where x.mock_exam_id = ${templateId}`,
  }).execute(db)
  return numAffectedRows === 0n ? undefined : id
}

/** A smart exam that is put together, beside the agenda. */
export async function makeSmartExamExtra(
  {db}: {readonly db: Kysely<Tables>},
  {id, institution, uf, questions}: PlannedSmartExam,
  {profileId, calendarDate, now}: Omit<NewExam, 'templateId'>,
): Promise<void> {
  const at = new Date(now)
  await creation({
    kind: 'smartExam',
    profileId,
    calendarDate,
    now,
    activity: sql`
      insert into exam_activity (${columns}, institution, uf)
      values (${id}, ${profileId}, 'smartExam', true, ${calendarDate}, ${at}, ${at}, ${institution}, ${uf})`,
    questions: sql`
      select x.question_id, x.position - 1 as position
      from jsonb_array_elements_text(${JSON.stringify(questions)}::jsonb) with ordinality as x (question_id, position)`,
  }).execute(db)
}
