import {type Kysely, sql} from 'kysely'
import {isExamDay, isMockOfDay} from '../../domain/agenda/composeExam.ts'
import type {StudyDayPlan} from '../../domain/agenda/agenda.types.ts'
import {addDays, calendarDateOf, defaultTimeZone} from '../../domain/shared/studyDay.ts'
import type {Weekday} from '../../domain/shared/weekday.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {mockInstants, openingOfMock} from '../content/mockWindow.ts'

type Composed = {
  readonly id: string
  readonly calendarDate: string
  readonly studyWeek: Readonly<Record<Weekday, StudyDayPlan>>
  readonly smartExamActivityId: string | null
  /** Another mock exam stands there, or the student has opened or answered the exam of the day. */
  readonly isTaken: boolean
}

/** Days of the course's students that were composed already, of today and, where it is not over, of yesterday. */
async function findComposed(db: Kysely<Tables>, mockExamId: string, now: number): Promise<Composed[]> {
  const today = calendarDateOf(now, defaultTimeZone)
  const {rows} = await sql<Composed>`
    select a.id, a.calendar_date as "calendarDate", p.study_week as "studyWeek",
      a.smart_exam_activity_id as "smartExamActivityId",
      a.mock_exam_id is not null
        or exists (select from exam_activity x where x.profile_id = a.profile_id and x.exam_id = a.exam_id
          and x.calendar_date = a.calendar_date and not x.is_extra)
        or exists (select from answer w where w.agenda_id = a.smart_exam_activity_id)
        or exists (select from pre_choice c where c.agenda_id = a.smart_exam_activity_id) as "isTaken"
    from agenda a
    join profile p on p.id = a.profile_id
    join mock_exam m on m.id = ${mockExamId}
    where a.kind = 'day' and a.calendar_date >= ${addDays(today, -1)}
      and m.course_id = (
        select s.course_id from student_course s where s.profile_id = p.id order by s.position, s.course_id limit 1
      )
    order by a.id
    for update of a`.execute(db)
  return rows
}

async function findWindow(db: Kysely<Tables>, mockExamId: string) {
  const {opensAt, lastStartAt, closesAt} = mockInstants
  const {rows} = await sql<{opensAt: Date; lastStartAt: Date; closesAt: Date}>`
    select ${opensAt} as "opensAt", ${lastStartAt} as "lastStartAt", ${closesAt} as "closesAt"
    from mock_exam m ${openingOfMock} where m.id = ${mockExamId}`.execute(db)
  const [window] = rows
  if (window === undefined) throw new Error('a mock exam that was just stored cannot be read')
  return {
    opensAt: window.opensAt.getTime(),
    lastStartAt: window.lastStartAt.getTime(),
    closesAt: window.closesAt.getTime(),
    isStarted: false,
  }
}

/**
 * Puts a new mock exam on the days that were composed before it was there, by the rule of composing (G-01): instead of
 * the full or smart exam of the day, unless its student has begun that one or has another mock exam.
 *
 * @returns how many days have it now, and how many keep what they had
 */
export async function putMockOnAgendas(
  db: Kysely<Tables>,
  mockExamId: string,
  now: number,
): Promise<{readonly placed: number; readonly kept: number}> {
  const window = await findWindow(db, mockExamId)
  const days =
    now > window.lastStartAt
      ? []
      : (await findComposed(db, mockExamId, now)).filter(
          ({calendarDate, studyWeek}) => isExamDay(calendarDate, studyWeek) && isMockOfDay(window, calendarDate),
        )
  const free = days.filter(({isTaken}) => !isTaken)
  const ids = free.map(({id}) => id)
  const smart = free.flatMap(({smartExamActivityId}) => smartExamActivityId ?? [])
  if (ids.length > 0) {
    await db
      .updateTable('agenda')
      .set({mock_exam_id: mockExamId, exam_id: null, smart_exam_activity_id: null})
      .where('id', 'in', ids)
      .execute()
  }
  // A smart exam is made with its day: a device without network may hold answers to it, so it stays, beside the agenda.
  if (smart.length > 0) await db.updateTable('exam_activity').set({is_extra: true}).where('id', 'in', smart).execute()
  return {placed: free.length, kept: days.length - free.length}
}
