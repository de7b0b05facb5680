import {sql} from 'kysely'
import type {CommentedExam, CommentedInstitution, Question} from '../../schema/generated/resolvers.ts'
import {isInOpenMock} from '../answer-keys/disclosure.ts'
import {heldQuestionIds, isHeld} from '../answer-keys/embargo.ts'
import type {Database} from '../kernel/database/database.ts'
import {wholeCountry} from '../profile/institution.repository.ts'
import {keyColumn, openColumns, questionOf, type QuestionRow} from '../question/questionRow.ts'

type Stored = Pick<Database, 'db'>

/** The scope of questions with their commented keys. */
const commentedScope = 'commented'

/** The institutions that have questions whose keys are not held, with the number of these. */
export async function listCommentedInstitutions({db}: Stored, now: number): Promise<CommentedInstitution[]> {
  const {rows} = await sql<CommentedInstitution>`
    select uf, name, count(*)::integer as "totalQuestions"
    from (
      select coalesce(e.uf, ${wholeCountry}) as uf, e.institution as name
      from exam e join exam_question x on x.exam_id = e.id
      where x.question_id not in ${heldQuestionIds(now)}
    ) as readable
    group by uf, name order by uf collate "C", lower(name) collate "C"`.execute(db)
  return rows
}

/**
 * The full exams of an institution, the newest first, without the questions whose keys are held; exams of the whole country
 * stand under BR.
 */
export async function listCommentedExams(
  {db}: Stored,
  {uf, institution, now}: {readonly uf: string; readonly institution: string; readonly now: number},
): Promise<CommentedExam[]> {
  const {rows} = await sql<CommentedExam>`
    select e.id as template, e.title, e.year, e.exam_type as "examType", e.edition as complement,
      count(x.question_id)::integer as "totalQuestions"
    from exam e join exam_question x on x.exam_id = e.id
    where coalesce(e.uf, ${wholeCountry}) = ${uf} and e.institution = ${institution}
      and x.question_id not in ${heldQuestionIds(now)}
    group by e.id order by e.year desc, e.edition desc nulls last, e.id`.execute(db)
  return rows
}

export async function examExists({db}: Stored, examId: string): Promise<boolean> {
  return (await db.selectFrom('exam').select('id').where('id', '=', examId).executeTakeFirst()) !== undefined
}

export type CommentedWanted = {
  readonly profileId: string
  readonly examId: string
  readonly skip: number
  readonly limit: number
  /** Exams of this day and later ones can still be answered. */
  readonly openSince: string
  /** The server's instant. */
  readonly now: number
}

/**
 * A page of an exam with keys and comments, in one statement. The key of a question that stands in an unfinished exam of
 * this student does not leave the database (D-10); one whose key is held for everybody is left out (D-18).
 */
export async function findCommentedQuestions({db}: Stored, wanted: CommentedWanted): Promise<Question[]> {
  const {profileId, examId, skip, limit, openSince, now} = wanted
  const {rows} = await sql<QuestionRow>`
    select ${openColumns}, null as given, null as essay, null as marks,
      case when not (exists (
        select from exam_activity u
        join agenda_question uq on uq.agenda_id = u.id and uq.question_id = q.id
        where u.profile_id = ${profileId} and u.kind <> 'mock' and u.finished_at is null and u.calendar_date >= ${openSince}
      ) or ${isInOpenMock(profileId, now)}) then ${keyColumn} end as key
    from exam_question x join question q on q.id = x.question_id
    where x.exam_id = ${examId} and not ${isHeld(now)} order by x.position limit ${limit} offset ${skip}`.execute(db)
  return rows.map((row) => questionOf(row, commentedScope, now))
}
