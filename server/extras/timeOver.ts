import {sql} from 'kysely'
import {handedInUpTo} from '../../domain/question/timeLimit.ts'
import {finishSmartReview} from '../agenda/smartFinish.repository.ts'
import {finishExam} from '../exam/examFinish.repository.ts'
import type {Services} from '../kernel/context.ts'
import {handIn, type TimedActivity} from '../question/timeLimit.ts'

/** Extras of one run; the next run takes the others. */
const most = 500

/**
 * Hands in the question extras whose time is over and that nobody handed in, each in a transaction of its own. A question
 * that is answered at the same time keeps that answer, so that any number of processes do it once.
 */
export async function handInTimedExtras(
  {database, clock, log}: Pick<Services, 'database' | 'clock' | 'log'>,
  isOver: () => boolean,
): Promise<void> {
  const {rows} = await sql<TimedActivity>`
    select a.id, a.profile_id as "profileId", a.calendar_date as "calendarDate", a.deadline,
      (
        select array_agg(q.question_id order by q.position) from agenda_question q
        where q.agenda_id = a.id and not exists (
          select from answer w where w.agenda_id = a.id and w.question_id = q.question_id
        )
      ) as "questionIds"
    from agenda a join extra_activity x on x.id = a.id and x.deleted_at is null
    where a.deadline <= ${new Date(handedInUpTo(clock()))}::timestamptz and a.smart_review_finished_at is null
      and exists (select from agenda_question q where q.agenda_id = a.id and not exists (
        select from answer w where w.agenda_id = a.id and w.question_id = q.question_id
      ))
    order by a.deadline, a.id limit ${most}`.execute(database.db)
  for (const extra of rows) {
    if (isOver()) return
    await handIn(database, extra, clock(), {smartReview: finishSmartReview, exam: finishExam}).catch((error: unknown) =>
      log.error({err: error}, 'an extra whose time is over could not be handed in'),
    )
  }
}
