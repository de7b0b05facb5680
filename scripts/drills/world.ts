import {sql} from 'kysely'
import {calendarDateOf, defaultTimeZone} from '../../domain/shared/studyDay.ts'
import {importFiles} from '../../server/content/import.ts'
import {type Database, type DatabaseOptions, openDatabase} from '../../server/kernel/database/database.ts'
import {signIdToken} from '../../server/local-firebase/identity/tokens.ts'
import {migrate} from '../../server/migrate.ts'
import {firstStudyWeek} from '../../server/profile/studyWeek.ts'
import {addMock} from '../../tests/server/examFixture.ts'
import {pack} from '../../tests/server/fixture.ts'
import type {Stored} from './oracle.ts'

const hour = 3_600_000

/** A student of a drill: a day with questions to answer, and a mock exam that has begun. */
export type DrillStudent = {readonly id: string; readonly token: string; readonly day: string; readonly exam: string}

export type World = {
  readonly students: readonly DrillStudent[]
  /** Ids of the questions of everybody's day. */
  readonly dayQuestions: readonly string[]
  /** Ids of the questions of everybody's exam. */
  readonly examQuestions: readonly string[]
  readonly calendarDate: string
}

export type WorldSize = {readonly students: number; readonly dayQuestions: number; readonly examQuestions: number}

const idsOf = (name: string, amount: number) =>
  Array.from({length: amount}, (_entry, index) => `${name}-${String(index).padStart(4, '0')}`)

async function importQuestions({db}: Database, ids: readonly string[]): Promise<void> {
  const [model] = pack.questions
  if (model === undefined) throw new Error('the small course has no question')
  const text = JSON.stringify({...pack, questions: ids.map((id) => ({...model, id}))})
  const report = await importFiles(db, [{name: 'drill.json', text}], new Date())
  if (!report.ok) throw new Error(JSON.stringify(report.problems.slice(0, 3)))
}

async function addStudents({db}: Database, ids: readonly string[]): Promise<void> {
  const week = JSON.stringify(firstStudyWeek(undefined))
  const now = new Date()
  const profiles = ids.map((id) => ({
    id,
    uid: `uid-${id}`,
    name: 'Estudante',
    email: `${id}@exemplo.br`,
    is_premium: true,
    roles: '[]',
    study_week: week,
    created_at: now,
  }))
  await db.insertInto('profile').values(profiles).execute()
  await db
    .insertInto('student_course')
    .values(ids.map((id) => ({profile_id: id, course_id: 'curso', position: 0, status: 'active'})))
    .execute()
}

/** Everybody's day and everybody's exam of five hours, which began now. */
async function addActivities(database: Database, world: Omit<World, 'students'>): Promise<void> {
  const {db} = database
  const template = await addMock({database}, world.examQuestions)
  const now = Date.now()
  const at = (hours: number) => new Date(now + hours * hour)
  await sql`insert into agenda (id, kind, profile_id, calendar_date, has_smart_review, created_at)
    select k.prefix || p.id, k.kind, p.id, ${world.calendarDate}, false, ${at(0)}
    from profile p cross join (values ('day-', 'day'), ('exam-', 'mock')) as k (prefix, kind)`.execute(db)
  await sql`insert into exam_activity (id, profile_id, kind, is_extra, calendar_date, mock_exam_id, created_at, updated_at, minutes,
      opens_at, last_start_at, closes_at, answers_at, ranking_at, started_at, deadline, counts_until, seals_at)
    select 'exam-' || p.id, p.id, 'mock', false, ${world.calendarDate}, ${template}, ${at(0)}, ${at(0)}, 300,
      ${at(-1)}, ${at(1)}, ${at(5)}, ${at(6)}, ${at(6)}, ${at(0)}, ${at(5)}, ${at(5.25)}, ${at(6)} from profile p`.execute(
    db,
  )
  for (const [part, prefix, ids] of [
    ['theoreticalStudy', 'day-', world.dayQuestions],
    ['exam', 'exam-', world.examQuestions],
  ] as const) {
    await sql`insert into agenda_question (agenda_id, question_id, part, lesson_id, position)
      select ${prefix} || p.id, q.id, ${part}, ${part === 'exam' ? null : 'alta'}, q.place
      from profile p cross join jsonb_to_recordset(${JSON.stringify(ids.map((id, place) => ({id, place})))}::jsonb) as q (id text, place smallint)`.execute(
      db,
    )
  }
  await sql`insert into agenda_lesson (agenda_id, part, lesson_id, position, finished_at)
    select 'day-' || id, 'theoreticalStudy', 'alta', 0, null from profile`.execute(db)
  await sql`analyze`.execute(db)
}

/** A token as the local identity provider signs it. */
function tokenOf({db}: Database, id: string): Promise<string> {
  const at = new Date()
  const user = {
    uid: `uid-${id}`,
    email: `${id}@exemplo.br`,
    password_hash: null,
    display_name: null,
    photo_url: null,
    email_verified: true,
    disabled: false,
    created_at: at,
    last_login_at: at,
    password_updated_at: null,
    tokens_valid_after: at,
  }
  return signIdToken(
    db,
    user,
    {provider: 'password', authTime: at.getTime(), claims: {}},
    {projectId: 'aristo-local', clock: Date.now},
  )
}

/** Works on a database through the server's own door; nobody else may hold it when it is an embedded one. */
export async function withDatabase<T>(options: DatabaseOptions, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(options)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Fills an empty database with students in the middle of their day. */
export function seedWorld(options: DatabaseOptions, size: WorldSize): Promise<World> {
  return withDatabase(options, async (database) => {
    await migrate(database)
    const world = {
      dayQuestions: idsOf('estudo', size.dayQuestions),
      examQuestions: idsOf('prova', size.examQuestions),
      calendarDate: calendarDateOf(Date.now(), defaultTimeZone),
    }
    const ids = idsOf('estudante', size.students)
    await importQuestions(database, [...world.dayQuestions, ...world.examQuestions])
    await addStudents(database, ids)
    await addActivities(database, world)
    const students: DrillStudent[] = []
    for (const id of ids) students.push({id, token: await tokenOf(database, id), day: `day-${id}`, exam: `exam-${id}`})
    return {...world, students}
  })
}

/** The answers of all days, with the tally that is counted beside them. */
export async function storedAnswers({db}: Pick<Database, 'db'>): Promise<Stored> {
  const {rows} = await sql<{student: string; question: string; choice: number; at: Date}>`
    select w.profile_id as student, w.question_id as question, w.choosen::int as choice, w.answered_at as at
    from answer w join agenda a on a.id = w.agenda_id where a.kind = 'day'`.execute(db)
  const {rows: tally} = await sql<{
    amount: number
  }>`select coalesce(sum(amount), 0)::int as amount from answer_tally`.execute(db)
  return {writes: rows.map((row) => ({...row, at: row.at.getTime()})), tallied: tally[0]?.amount ?? 0}
}

/** The marks of all exams. */
export async function storedMarks({db}: Pick<Database, 'db'>): Promise<Stored> {
  const {rows} = await sql<{student: string; question: string; choice: number; at: Date}>`
    select a.profile_id as student, p.question_id as question, p.selected::int as choice, p.date_now as at
    from pre_choice p join agenda a on a.id = p.agenda_id where a.kind = 'mock'`.execute(db)
  return {writes: rows.map((row) => ({...row, at: row.at.getTime()})), tallied: null}
}
