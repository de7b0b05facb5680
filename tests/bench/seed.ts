import {randomUUID} from 'node:crypto'
import {sql} from 'kysely'
import {calendarDateOf, defaultTimeZone} from '../../domain/shared/studyDay.ts'
import {type Database, type DatabaseOptions, openDatabase} from '../../server/kernel/database/database.ts'
import {signIdToken} from '../../server/local-firebase/identity/tokens.ts'
import {demo} from '../journeys/account.ts'

/** A day of the demo student with this many questions in one activity; `day` counts from today. */
export type SeededDay = {readonly day: number; readonly questions: number}

const dayLength = 86_400_000

/** Instant at noon of a seeded day, in the zone of the demo student. */
export const noonOf = (day: number): Date => {
  const today = calendarDateOf(Date.now(), defaultTimeZone)
  return new Date(
    Date.parse(`${today.slice(0, 4)}-${today.slice(4, 6)}-${today.slice(6, 8)}T15:00:00Z`) + day * dayLength,
  )
}

export const dateOf = (day: number): string => calendarDateOf(noonOf(day).getTime(), defaultTimeZone)

async function demoProfile({db}: Database): Promise<string> {
  const {id} = await db.selectFrom('profile').select('id').where('email', '=', demo.email).executeTakeFirstOrThrow()
  return id
}

/** Questions of the demo pack over and over, under ids of their own. */
async function copyQuestions({db}: Database, count: number): Promise<void> {
  const columns = sql.raw(
    'lesson_id, area, classification, inherits_classification, kind, body, choices, correct, answer, institution, uf, year, ' +
      'exam_type, complement, exam_order, difficulty, comment, content_hash, created_at, updated_at, retired',
  )
  await sql`
    insert into question (id, ${columns})
    with pack as (
      select *, row_number() over (order by id) - 1 as place, count(*) over () as total from question
      where kind = 'choice' and lesson_id is not null
    )
    select 'bench-' || n, ${columns} from generate_series(0, ${count - 1}::int) n join pack on pack.place = n % pack.total
  `.execute(db)
}

async function seedDay({db}: Database, profileId: string, {day, questions}: SeededDay): Promise<string> {
  const id = randomUUID()
  const {id: lessonId} = await db.selectFrom('lesson').select('id').orderBy('id').executeTakeFirstOrThrow()
  const date = dateOf(day)
  await db.deleteFrom('agenda').where('profile_id', '=', profileId).where('calendar_date', '=', date).execute()
  await db
    .insertInto('agenda')
    .values({id, profile_id: profileId, calendar_date: date, has_smart_review: false, created_at: new Date()})
    .execute()
  await db
    .insertInto('agenda_lesson')
    .values({agenda_id: id, part: 'theoreticalStudy', lesson_id: lessonId, position: 0, finished_at: null})
    .execute()
  await sql`
    insert into agenda_question (agenda_id, question_id, part, lesson_id, position)
    select ${id}, 'bench-' || n, 'theoreticalStudy', ${lessonId}, n from generate_series(0, ${questions - 1}::int) n
  `.execute(db)
  return id
}

/** Students of the first course, with the ids `bench-0`, `bench-1` and so on; returns a token of each. */
export async function addStudents({db}: Database, count: number): Promise<string[]> {
  const {id: course} = await db.selectFrom('course').select('id').orderBy('id').executeTakeFirstOrThrow()
  await sql`insert into profile (id, uid, name, email, is_premium, roles, study_week, created_at)
    select 'bench-' || n, 'bench-' || n, 'Estudante ' || n, 'bench-' || n || '@aristo.local', true, '[]', '{}', now()
    from generate_series(0, ${count - 1}::integer) n`.execute(db)
  await sql`insert into student_course (profile_id, course_id, position, status)
    select 'bench-' || n, ${course}, 0, 'active' from generate_series(0, ${count - 1}::integer) n`.execute(db)
  const at = new Date()
  const tokens: string[] = []
  for (let n = 0; n < count; n += 1) {
    const user = {
      uid: `bench-${n}`,
      email: `bench-${n}@aristo.local`,
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
    const login = {provider: 'password', authTime: Date.now(), claims: {}} as const
    tokens.push(await signIdToken(db, user, login, {projectId: 'aristo-local', clock: Date.now}))
  }
  return tokens
}

/**
 * Gives the demo student days longer than the product composes, through the server's own database door. The server
 * must have filled the database and must not hold its folder. Returns the id of each day's agenda.
 */
export async function seedDays(options: DatabaseOptions, days: readonly SeededDay[]): Promise<string[]> {
  const database = await openDatabase(options)
  try {
    const id = await demoProfile(database)
    await copyQuestions(database, Math.max(...days.map(({questions}) => questions)))
    const agendas: string[] = []
    for (const day of days) agendas.push(await seedDay(database, id, day))
    // What autovacuum does in a while: without statistics every plan is a guess.
    await sql`analyze`.execute(database.db)
    return agendas
  } finally {
    await database.close()
  }
}

/**
 * So many students, each with a day for every entry of `days`, as `seedDays` gives them to the demo student. Returns a token
 * and the ids of the agendas of each.
 */
export async function seedStudents(options: DatabaseOptions, students: number, days: readonly SeededDay[]) {
  const database = await openDatabase(options)
  try {
    await copyQuestions(database, Math.max(...days.map(({questions}) => questions)))
    const tokens = await addStudents(database, students)
    const seeded: {token: string; agendas: string[]}[] = []
    for (const [n, token] of tokens.entries()) {
      const agendas: string[] = []
      for (const day of days) agendas.push(await seedDay(database, `bench-${n}`, day))
      seeded.push({token, agendas})
    }
    await sql`analyze`.execute(database.db)
    return seeded
  } finally {
    await database.close()
  }
}

/**
 * Puts a mock exam of so many questions and five hours on today's day of the demo student, through the server's own
 * database door. The server must not hold its folder.
 */
export async function seedMock(options: DatabaseOptions, questions: number): Promise<void> {
  const database = await openDatabase(options)
  try {
    const {db} = database
    const profileId = await demoProfile(database)
    const {course_id} = await db
      .selectFrom('student_course')
      .select('course_id')
      .where('profile_id', '=', profileId)
      .where('position', '=', 0)
      .executeTakeFirstOrThrow()
    await copyQuestions(database, questions)
    const id = 'bench-mock'
    await sql`
      insert into mock_exam (id, course_id, title, minutes, opens_after_days, last_start_after_hours, closes_after_hours,
        answers_after_hours, ranking_after_hours, cut_off, printing_blocked, content_hash)
      values (${id}, ${course_id}, 'Simulado', 300, 0, 8784, 8784, 8784, 8784, 60, false, 'bench')`.execute(db)
    await sql`
      insert into mock_exam_question (mock_exam_id, question_id, position)
      select ${id}, 'bench-' || n, n from generate_series(0, ${questions - 1}::int) n`.execute(db)
    await db.deleteFrom('agenda').where('profile_id', '=', profileId).where('calendar_date', '=', dateOf(0)).execute()
    await db
      .insertInto('agenda')
      .values({
        id: randomUUID(),
        profile_id: profileId,
        calendar_date: dateOf(0),
        has_smart_review: false,
        created_at: new Date(),
        mock_exam_id: id,
      })
      .execute()
    await sql`analyze`.execute(db)
  } finally {
    await database.close()
  }
}
