import {sql} from 'kysely'
import {type ExamNews, type Tx} from './mockProgress.repository.ts'
import {studyChannel} from '../kernel/eventHub.ts'

/** One student's place, as the wire carries it. */
export type Place = {readonly position: number; readonly total: number; readonly grade: number}

export async function findPlace(db: Tx, activityId: string): Promise<Place | undefined> {
  return db
    .selectFrom('mock_ranking')
    .select(['position', 'total', 'grade'])
    .where('activity_id', '=', activityId)
    .executeTakeFirst()
}

const sealed = (mockExamId: string) => sql`select e.id, e.profile_id, e.grade, e.finished_at from exam_activity e
  where e.kind = 'mock' and e.mock_exam_id = ${mockExamId} and not e.is_extra and e.sealed_at is not null
    and not exists (select from mock_ranking r where r.activity_id = e.id)`

/** Nobody else ranks the exam until the transaction ends. Taken before any exam is locked. */
export async function lockRanking(tx: Tx, mockExamId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('mock_ranking'), hashtext(${mockExamId}))`.execute(tx)
}

/**
 * Makes a ranking anew that was made already, because an operator has accepted marks that came late (D-19): places move.
 * Does nothing before the ranking.
 *
 * @returns how many students it has; 0 when there is none yet
 */
export async function rankAnew(tx: Tx, mockExamId: string, now: number): Promise<number> {
  await lockRanking(tx, mockExamId)
  const {numDeletedRows} = await tx
    .deleteFrom('mock_ranking')
    .where('mock_exam_id', '=', mockExamId)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) return 0
  await rankMock(tx, mockExamId, now)
  return Number(numDeletedRows)
}

/**
 * Ranks a mock exam, once, whoever asks first: all sealed tries by grade, an equal grade by the earlier end; only who is
 * equal in both shares a place. `percentile` is the share of lower grades (G-05). A try that was sealed after the ranking
 * is put where it belongs and nobody else is moved, because a place that a student has seen does not change.
 */
export async function rankMock(tx: Tx, mockExamId: string, now: number): Promise<void> {
  await lockRanking(tx, mockExamId)
  const isFirst =
    (await tx
      .selectFrom('mock_ranking')
      .select('activity_id')
      .where('mock_exam_id', '=', mockExamId)
      .executeTakeFirst()) === undefined
  const news: ExamNews = 'ranked'
  const placed = isFirst
    ? sql`select s.id, s.profile_id, s.grade, rank() over (order by s.grade desc, s.finished_at) as position,
        count(*) over () as total,
        (count(*) over (order by s.grade range between unbounded preceding and current row exclude group))::double precision
          / count(*) over () as percentile
      from (${sealed(mockExamId)}) s`
    : sql`select s.id, s.profile_id, s.grade,
        1 + (select count(*) from known k where (k.grade, s.finished_at) > (s.grade, k.finished_at)) as position,
        1 + (select count(*) from known) as total,
        (select count(*) from known k where k.grade < s.grade)::double precision
          / (1 + (select count(*) from known)) as percentile
      from (${sealed(mockExamId)}) s`
  await sql`
    with known as (
      select r.grade, e.finished_at from mock_ranking r join exam_activity e on e.id = r.activity_id
      where r.mock_exam_id = ${mockExamId}
    ), placed as (${placed}), added as (
      insert into mock_ranking (activity_id, mock_exam_id, profile_id, position, total, grade, percentile, ranked_at)
      select id, ${mockExamId}, profile_id, position, total, grade, percentile, ${new Date(now)} from placed
      returning activity_id, profile_id
    )
    select pg_notify(${studyChannel}, 'exam|' || profile_id || '|' || activity_id || ${`|${news}`}) from added`.execute(
    tx,
  )
}
