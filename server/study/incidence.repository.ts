import {type RawBuilder, sql} from 'kysely'
import {type BoardIncidence, byShare} from '../../domain/study/incidence.ts'
import type {LessonIncidence} from '../../schema/generated/resolvers.ts'
import {heldQuestionIds} from '../answer-keys/embargo.ts'
import type {Database} from '../kernel/database/database.ts'
import {wholeCountry} from '../profile/institution.repository.ts'

/** Institutions of one reply. */
export const mostBoards = 100

/**
 * The ids of questions that no count takes in: retired, reserved for mock exams or annulled (`question_uncounted` has
 * them), or with a key that a mock exam holds (D-18). They are few, so that the papers are counted without the bank.
 */
const uncountedIds = (now: number): RawBuilder<unknown> => sql`(
  select u.id from question u where u.retired or u.is_reserved or u.correct = -1 union all ${heldQuestionIds(now)}
)`

/**
 * The ids of a lesson's questions: those that name it, and those without a lesson whose classification is the lesson's own
 * path (`domain/themes/path`), as imported papers have them.
 */
const idsOfLesson = (lessonId: string): RawBuilder<unknown> => sql`
  select q.id from question q where q.lesson_id = ${lessonId}
  union all
  select q.id from lesson l join question q on q.lesson_id is null and not q.retired and q.area = l.area
    and q.classification = case when l.classification ->> -1 = l.title then l.classification
      else l.classification || jsonb_build_array(l.title) end
  where l.id = ${lessonId}`

/**
 * How the papers of each institution ask a lesson, the largest share first; undefined for a lesson that does not exist. A
 * question counts in each paper that it stands in, of the lesson and of all alike.
 */
export async function findIncidence(
  {db}: Pick<Database, 'db'>,
  lessonId: string,
  now: number,
): Promise<LessonIncidence | undefined> {
  const lesson = await db.selectFrom('lesson').select('id').where('id', '=', lessonId).executeTakeFirst()
  if (lesson === undefined) return undefined
  const {rows} = await sql<BoardIncidence>`
    with board as (
      select e.institution, e.uf, count(*) as asked, max(e.year) as last_year
      from (${idsOfLesson(lessonId)}) asked
      join exam_question x on x.question_id = asked.id join exam e on e.id = x.exam_id
      where asked.id not in ${uncountedIds(now)}
      group by e.institution, e.uf
    )
    select b.institution, coalesce(b.uf, ${wholeCountry}) as uf, b.asked::integer as "lessonQuestions",
      p.questions::integer, p.exams::integer, b.last_year as "lastYear"
    from board b cross join lateral (
      select count(*) as questions, count(distinct e.id) as exams
      from exam e join exam_question x on x.exam_id = e.id
      where e.institution = b.institution and e.uf is not distinct from b.uf
        and x.question_id not in ${uncountedIds(now)}
    ) p`.execute(db)
  return {_id: lesson.id, boards: byShare(rows).slice(0, mostBoards)}
}
