import {type Kysely, sql} from 'kysely'
import {type MockProgress, type MockWindow, usualGraceMinutes} from '../../domain/exam/mockExam.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {eventPrefix, studyChannel} from '../kernel/eventHub.ts'

/** A connection, or the transaction that locks the exam. */
export type Tx = Kysely<Tables>

/** One try at a mock exam; instants in milliseconds. */
export type StoredMock = MockProgress &
  MockWindow & {
    readonly id: string
    readonly profileId: string
    readonly calendarDate: string
    readonly mockExamId: string | null
    readonly isExtra: boolean
    readonly minutes: number | null
    readonly receiptSequence: number | null
    readonly isLearned: boolean
  }

const millis = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::double precision`

const columns = sql`e.id, e.profile_id as "profileId", e.calendar_date as "calendarDate", e.mock_exam_id as "mockExamId",
  e.is_extra as "isExtra", e.minutes, e.receipt_sequence as "receiptSequence", e.learned_at is not null as "isLearned",
  e.by_student as "isByStudent", e.sealed_at is not null as "isSealed",
  ${millis('e.opens_at')} as "opensAt", ${millis('e.last_start_at')} as "lastStartAt",
  ${millis('e.closes_at')} as "closesAt", ${millis('e.answers_at')} as "answersAt",
  ${millis('e.started_at')} as "startedAt", ${millis('e.deadline')} as deadline,
  ${millis('e.counts_until')} as "countsUntil", ${millis('e.seals_at')} as "sealsAt", ${millis('e.finished_at')} as "finishedAt"`

/**
 * The student's mock exam, locked until the transaction ends: starts, marks, finishes and the server's own closing of one
 * exam come one after the other. Undefined when the student has no mock exam of that id.
 */
export async function lockMock(tx: Tx, profileId: string, activityId: string): Promise<StoredMock | undefined> {
  const {rows} = await sql<StoredMock>`
    select ${columns} from exam_activity e
    where e.id = ${activityId} and e.profile_id = ${profileId} and e.kind = 'mock' for update`.execute(tx)
  return rows[0]
}

/** The same for the server's own work: undefined also when somebody else is at it. */
export async function lockIfFree(tx: Tx, activityId: string): Promise<StoredMock | undefined> {
  const {rows} = await sql<StoredMock>`
    select ${columns} from exam_activity e
    where e.id = ${activityId} and e.kind = 'mock' for update skip locked`.execute(tx)
  return rows[0]
}

/** The student's mock exam whose time runs; the one that ends last, should there be several. Undefined when none does. */
export async function findRunningMock(db: Kysely<Tables>, profileId: string, now: number) {
  return db
    .selectFrom('exam_activity as x')
    .innerJoin('mock_exam as m', 'm.id', 'x.mock_exam_id')
    .select(['x.id', 'm.title', 'x.is_extra', 'x.calendar_date', 'x.deadline'])
    .where('x.profile_id', '=', profileId)
    .where('x.kind', '=', 'mock')
    .where('x.started_at', 'is not', null)
    .where('x.finished_at', 'is', null)
    .where('x.deleted_at', 'is', null)
    .where('x.deadline', '>', new Date(now))
    .orderBy('x.deadline', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export type ExamNews = 'started' | 'finished' | 'ranked'

/** Tells the student's tabs and devices, when the transaction is through. */
export async function tellOfExam(
  tx: Tx,
  {profileId, id}: Pick<StoredMock, 'profileId' | 'id'>,
  news: ExamNews,
): Promise<void> {
  await sql`select pg_notify(${studyChannel}, ${eventPrefix('exam', profileId, id) + news})`.execute(tx)
}

/** How long one student has; instants in milliseconds. */
export type StartedMock = {
  readonly startedAt: number
  readonly extraMinutes: number
  readonly deadline: number
  readonly countsUntil: number
  readonly sealsAt: number
}

/** Freezes the times of one student into the exam. */
export async function storeStart(tx: Tx, activityId: string, started: StartedMock): Promise<void> {
  const {startedAt, extraMinutes, deadline, countsUntil, sealsAt} = started
  await tx
    .updateTable('exam_activity')
    .set({
      started_at: new Date(startedAt),
      updated_at: new Date(startedAt),
      extra_minutes: extraMinutes,
      deadline: new Date(deadline),
      counts_until: new Date(countsUntil),
      seals_at: new Date(sealsAt),
    })
    .where('id', '=', activityId)
    .execute()
}

/** When the newest mark of the exam was made, in milliseconds; null without one. */
export async function findLastMark(tx: Tx, activityId: string): Promise<number | null> {
  const row = await tx
    .selectFrom('pre_choice')
    .select(({fn}) => fn.max('date_now').as('at'))
    .where('agenda_id', '=', activityId)
    .executeTakeFirst()
  return row?.at?.getTime() ?? null
}

/** What the start freezes: the minutes that an operator granted the student (D-22), and the grace of the exam (D-19). */
export async function findGrants(
  tx: Tx,
  {profileId, mockExamId}: Pick<StoredMock, 'profileId' | 'mockExamId'>,
): Promise<{readonly extraMinutes: number; readonly graceMinutes: number}> {
  const {rows} = await sql<{extraMinutes: number; graceMinutes: number}>`
    select p.extra_time_minutes as "extraMinutes", coalesce(m.grace_minutes, ${usualGraceMinutes}) as "graceMinutes"
    from profile p left join mock_exam m on m.id = ${mockExamId} where p.id = ${profileId}`.execute(tx)
  const [grants] = rows
  if (grants === undefined) throw new Error('the student of an exam has no profile')
  return grants
}
