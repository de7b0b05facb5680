import {type Kysely, type RawBuilder, sql} from 'kysely'
import type {MovedLesson} from '../../domain/agenda/compose.ts'
import {moveRefusal, type PlannedStudy, type StudyWeekState, undoRefusal} from '../../domain/agenda/moveStudy.ts'
import type {MovedStudy} from '../../schema/generated/resolvers.ts'
import type {Database} from '../kernel/database/database.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {DomainError} from '../kernel/domainError.ts'
import {insertIdempotencyKey, type IdempotentMutation} from '../kernel/idempotency.ts'

type Stored = {readonly db: Kysely<Tables>}

/** Whose study it is, and the study day on which she asks. */
export type StudentDay = {readonly profileId: string; readonly today: string}

/** Studies of earlier days that were moved to the day or to a later one. */
export async function findMovedLessons(
  {db}: Stored,
  {profileId, calendarDate}: {readonly profileId: string; readonly calendarDate: string},
): Promise<MovedLesson[]> {
  const {rows} = await sql<MovedLesson>`
    select al.lesson_id as "lessonId", al.moved_to as "to"
    from agenda a join agenda_lesson al on al.agenda_id = a.id
    where a.profile_id = ${profileId} and a.kind = 'day' and a.calendar_date < ${calendarDate}
      and al.moved_to >= ${calendarDate}
    order by al.moved_to, a.calendar_date`.execute(db)
  return rows
}

const columns = sql`a.id || '|' || al.lesson_id as "_id", al.lesson_id as "lessonId", l.title as "lessonTitle",
  a.calendar_date as "from", al.moved_to as "to"`

const movedOfToday = ({profileId, today}: StudentDay): RawBuilder<MovedStudy> => sql<MovedStudy>`
  select ${columns}
  from agenda a join agenda_lesson al on al.agenda_id = a.id and al.moved_to is not null
  join lesson l on l.id = al.lesson_id
  where a.profile_id = ${profileId} and a.calendar_date = ${today} and a.kind = 'day'`

/** The study that was moved from the day. */
export async function findMovedStudy({db}: Stored, day: StudentDay): Promise<MovedStudy | null> {
  const {rows} = await movedOfToday(day).execute(db)
  return rows[0] ?? null
}

/** The days after today that are taken or composed. */
export async function findWeekState(
  {db}: Stored,
  {profileId, today}: StudentDay,
): Promise<Pick<StudyWeekState, 'taken' | 'composed'>> {
  const {rows} = await sql<Pick<StudyWeekState, 'taken' | 'composed'>>`
    select coalesce((
      select jsonb_agg(al.moved_to) from agenda a join agenda_lesson al on al.agenda_id = a.id
      where a.profile_id = ${profileId} and a.kind = 'day' and a.calendar_date <= ${today} and al.moved_to > ${today}
    ), '[]') as taken, coalesce((
      select jsonb_agg(a.calendar_date) from agenda a
      where a.profile_id = ${profileId} and a.kind = 'day' and a.calendar_date > ${today}
    ), '[]') as composed`.execute(db)
  return rows[0] ?? {taken: [], composed: []}
}

/** Whether a study is planned for the day that is neither finished nor moved. */
export async function hasMovableStudy({db}: Stored, {profileId, today}: StudentDay): Promise<boolean> {
  const {rows} = await sql<{isMovable: boolean}>`
    select coalesce(bool_or(al.finished_at is null and p.study_finished_at is null) and bool_and(al.moved_to is null), false)
      as "isMovable"
    from agenda a
    join agenda_lesson al on al.agenda_id = a.id and al.part = 'theoreticalStudy'
    left join lesson_progress p on p.profile_id = a.profile_id and p.lesson_id = al.lesson_id
    where a.profile_id = ${profileId} and a.calendar_date = ${today} and a.kind = 'day'`.execute(db)
  return rows[0]?.isMovable ?? false
}

async function findPlanned(
  {db}: Stored,
  {profileId, today}: StudentDay,
  lessonId: string,
): Promise<NonNullable<PlannedStudy> | undefined> {
  const {rows} = await sql<NonNullable<PlannedStudy>>`
    select al.finished_at is not null or p.study_finished_at is not null as "isFinished", al.moved_to as "movedTo"
    from agenda a
    join agenda_lesson al on al.agenda_id = a.id and al.part = 'theoreticalStudy' and al.lesson_id = ${lessonId}
    left join lesson_progress p on p.profile_id = a.profile_id and p.lesson_id = al.lesson_id
    where a.profile_id = ${profileId} and a.calendar_date = ${today} and a.kind = 'day'`.execute(db)
  return rows[0]
}

/** Changes to the week of one student come one after the other. */
async function lockStudent(tx: Kysely<Tables>, profileId: string): Promise<void> {
  await sql`select from profile where id = ${profileId} for no key update`.execute(tx)
}

const setMovedTo = ({profileId, today}: StudentDay, lessonId: string, to: string | null) => sql`
  update agenda_lesson al set moved_to = ${to}
  from agenda a
  where a.id = al.agenda_id and a.profile_id = ${profileId} and a.calendar_date = ${today} and a.kind = 'day'
    and al.part = 'theoreticalStudy' and al.lesson_id = ${lessonId}`

/** What today's study is moved by; `week` is the student's typical one. */
export type Move = StudentDay & {
  readonly lessonId: string
  readonly to: string
  readonly week: StudyWeekState['week']
}

/**
 * Moves today's study to a free day of the week. Its questions stay in today's agenda without being shown, so that
 * answers that are still on their way find their place.
 *
 * @throws DomainError NOT_FOUND, STUDY_ALREADY_MOVED, OUTSIDE_EDITING_WINDOW
 */
export function moveStudy({db}: Pick<Database, 'db'>, move: Move, mutation: IdempotentMutation): Promise<MovedStudy> {
  const {profileId, today, week, lessonId, to} = move
  return db.transaction().execute(async (tx) => {
    await lockStudent(tx, profileId)
    const [state, study, standing] = [
      await findWeekState({db: tx}, move),
      await findPlanned({db: tx}, move, lessonId),
      await findMovedStudy({db: tx}, move),
    ]
    const refusal = moveRefusal({today, week, ...state}, {study, hasMoved: standing !== null, to})
    if (refusal !== null) throw new DomainError(refusal)
    await setMovedTo(move, lessonId, to).execute(tx)
    const moved = await findMovedStudy({db: tx}, move)
    if (moved === null) throw new DomainError('NOT_FOUND')
    await insertIdempotencyKey(mutation, moved).execute(tx)
    return moved
  })
}

/**
 * Takes the move of today back.
 *
 * @throws DomainError NOT_FOUND when nothing was moved, OUTSIDE_EDITING_WINDOW when it stands on its new day already
 */
export function undoMove({db}: Pick<Database, 'db'>, day: StudentDay, mutation: IdempotentMutation): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockStudent(tx, day.profileId)
    const moved = await findMovedStudy({db: tx}, day)
    const refusal = undoRefusal(moved?.to ?? null, await findWeekState({db: tx}, day))
    if (refusal !== null || moved === null) throw new DomainError(refusal ?? 'NOT_FOUND')
    await setMovedTo(day, moved.lessonId, null).execute(tx)
    await insertIdempotencyKey(mutation, {}).execute(tx)
    return true
  })
}
