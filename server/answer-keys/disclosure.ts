import {type RawBuilder, sql} from 'kysely'

/** The server's instant in milliseconds, or SQL that has it, for statements of many requests. */
type Now = number | RawBuilder<Date>

const instantOf = (now: Now): RawBuilder<Date> =>
  typeof now === 'number' ? sql<Date>`${new Date(now)}::timestamptz` : now

/** SQL of `areKeysShown` for the exam activity in `e` (D-10). */
export const keysShown = (now: Now): RawBuilder<boolean> => sql<boolean>`((e.by_student or e.sealed_at is not null)
  and (e.answers_at is null or e.answers_at <= ${instantOf(now)}))`

/** Whether what was answered in the activity in `a` may be told to its student: a mock exam keeps it back (D-10). */
export const tellsAnswers = (now: Now): RawBuilder<boolean> => sql<boolean>`(a.kind <> 'mock' or exists (
  select from exam_activity e where e.id = a.id and ${keysShown(now)}
))`

/** Whether the student, by id or by SQL that has it, sits a mock exam with the question in `q` right now. */
export const isInRunningMock = (profileId: string | RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`exists (
  select from exam_activity e
  join agenda_question eq on eq.agenda_id = e.id and eq.question_id = q.id
  where e.profile_id = ${profileId} and e.kind = 'mock' and e.started_at is not null and e.finished_at is null
)`

/**
 * Whether the question in `q` stands in a mock exam of the student whose keys are not shown yet; one that was opened and
 * not started in time is over.
 */
export const isInOpenMock = (profileId: string, now: number): RawBuilder<boolean> => sql<boolean>`exists (
  select from exam_activity e
  join agenda_question eq on eq.agenda_id = e.id and eq.question_id = q.id
  where e.profile_id = ${profileId} and e.kind = 'mock' and not ${keysShown(now)}
    and (e.started_at is not null or e.closes_at is null or e.closes_at > ${new Date(now)}::timestamptz)
)`
