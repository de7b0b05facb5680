import {randomUUID} from 'node:crypto'
import {sql} from 'kysely'
import {composeDay, type StudyCandidate} from '../../domain/agenda/compose.ts'
import {
  type DueQuestion,
  pickSmartReview,
  type ReviewCandidate,
  smartReviewSize,
} from '../../domain/agenda/smartReview.ts'
import {addDays, calendarDateOf} from '../../domain/shared/studyDay.ts'
import type {StoredProfile} from '../access/session.types.ts'
import type {Database} from '../db/database.ts'
import type {AgendaPart} from '../db/studyTables.ts'
import {type Memory, retrievabilityAt} from '../question/memory.ts'

/** The day to compose: `now` is the server's instant, `timeZone` the student's. */
export type DayToCompose = {
  readonly profile: StoredProfile
  readonly courseId: string
  readonly calendarDate: string
  readonly now: number
  readonly timeZone: string
}

type Item = {
  readonly questionId: string
  readonly part: AgendaPart
  readonly lessonId: string | null
  readonly position: number
  readonly reason: DueQuestion['reason'] | null
  readonly retrievability: number | null
}

/**
 * Composes the agenda of a day and stores it, once: of several requests at the same time one stores its agenda, the
 * others wait for it and store nothing. The rule is `domain/agenda/compose` (G-01 to G-03). Essays stay in the bank:
 * an agenda asks only what its screens can answer.
 */
export async function composeAgenda(database: Database, day: DayToCompose): Promise<void> {
  const composed = composeDay(day.calendarDate, day.profile.studyWeek, await studyCandidates(database, day))
  const lessonIds = [...composed.theoreticalStudy, ...composed.theoreticalReview]
  const [ofLessons, due] = await Promise.all([
    questionsOfLessons(database, lessonIds),
    composed.hasSmartReview ? dueQuestions(database, day, lessonIds) : [],
  ])
  const lessons = [
    ...composed.theoreticalStudy.map((lessonId) => ({part: 'theoreticalStudy' as const, lessonId})),
    ...composed.theoreticalReview.map((lessonId) => ({part: 'theoreticalReview' as const, lessonId})),
  ]
  const theoretical = lessons.flatMap(({part, lessonId}) =>
    ofLessons
      .filter((question) => question.lessonId === lessonId)
      .map(({questionId}) => ({questionId, part, lessonId, reason: null, retrievability: null})),
  )
  const smart = due.map((question) => ({...question, part: 'smartReview' as const, lessonId: null}))
  await store(
    database,
    day,
    lessons,
    [...theoretical, ...smart].map((item, position) => ({...item, position})),
  )
}

type LessonRow = {
  readonly lessonId: string
  readonly phase: number
  readonly relevance: number
  readonly startedAt: Date
  readonly afterDays: number
  readonly studyFinishedAt: Date | null
  readonly isReviewed: boolean
}

async function studyCandidates({db}: Database, {profile, courseId, timeZone}: DayToCompose): Promise<StudyCandidate[]> {
  const {rows} = await sql<LessonRow>`
    select l.id as "lessonId", l.phase, l.relevance, c.started_at as "startedAt",
      f.starts_after_days + l.release_after_days as "afterDays", p.study_finished_at as "studyFinishedAt",
      p.review_finished_at is not null as "isReviewed"
    from lesson l
    join course c on c.id = l.course_id
    join course_phase f on f.course_id = l.course_id and f.phase = l.phase
    left join lesson_progress p on p.lesson_id = l.id and p.profile_id = ${profile.id}
    where l.course_id = ${courseId}`.execute(db)
  return rows.map(({lessonId, phase, relevance, startedAt, afterDays, studyFinishedAt, isReviewed}) => ({
    lessonId,
    phase,
    relevance,
    releasedOn: addDays(calendarDateOf(startedAt.getTime(), timeZone), afterDays),
    studyFinishedOn: studyFinishedAt === null ? null : calendarDateOf(studyFinishedAt.getTime(), timeZone),
    isReviewed,
  }))
}

async function questionsOfLessons({db}: Database, lessonIds: readonly string[]) {
  if (lessonIds.length === 0) return []
  const {rows} = await sql<{questionId: string; lessonId: string}>`
    select id as "questionId", lesson_id as "lessonId" from question
    where lesson_id in (select jsonb_array_elements_text(${JSON.stringify(lessonIds)}::jsonb))
      and not retired and kind = 'choice'
    order by id`.execute(db)
  return rows
}

type SeenRow = Memory & {readonly questionId: string; readonly lastOutcome: 1 | 0; readonly relevance: number}

/** The database narrows the student's memories to the few that can matter; the domain's rule decides among them. */
async function dueQuestions(database: Database, day: DayToCompose, without: readonly string[]): Promise<DueQuestion[]> {
  const seen = await seenCandidates(database, day, without)
  const missing = smartReviewSize - seen.length
  return pickSmartReview(missing > 0 ? [...seen, ...(await newCandidates(database, day, without))] : seen)
}

async function seenCandidates({db}: Database, {profile, now}: DayToCompose, without: readonly string[]) {
  const {rows} = await sql<SeenRow>`
    select k.question_id as "questionId", k.due, k.stability, k.difficulty, k.scheduled_days as "scheduledDays",
      k.learning_steps as "learningSteps", k.reps, k.lapses, k.state, k.last_review as "lastReview",
      k.last_outcome as "lastOutcome", coalesce(l.relevance, 0) as relevance
    from question_card k
    join question q on q.id = k.question_id and not q.retired and q.kind = 'choice'
    left join lesson l on l.id = q.lesson_id
    where k.profile_id = ${profile.id}
      and (q.lesson_id is null
        or q.lesson_id not in (select jsonb_array_elements_text(${JSON.stringify(without)}::jsonb)))
    order by extract(epoch from ${new Date(now)}::timestamptz - k.last_review) / greatest(k.stability, 0.001) desc,
      relevance desc, k.question_id
    limit ${smartReviewSize * 5}`.execute(db)
  return rows.map(
    (row): ReviewCandidate => ({
      questionId: row.questionId,
      isDoubt: false,
      retrievability: retrievabilityAt(row, now),
      lastOutcome: row.lastOutcome,
      relevance: row.relevance,
    }),
  )
}

async function newCandidates({db}: Database, day: DayToCompose, without: readonly string[]) {
  const {rows} = await sql<{questionId: string; relevance: number}>`
    select q.id as "questionId", l.relevance
    from question q
    join lesson l on l.id = q.lesson_id
    join course c on c.id = l.course_id
    join course_phase f on f.course_id = l.course_id and f.phase = l.phase
    where l.course_id = ${day.courseId} and not q.retired and q.kind = 'choice'
      and c.started_at + make_interval(days => f.starts_after_days + l.release_after_days)
        <= ${new Date(day.now)}::timestamptz
      and q.lesson_id not in (select jsonb_array_elements_text(${JSON.stringify(without)}::jsonb))
      and not exists (select from question_card k where k.profile_id = ${day.profile.id} and k.question_id = q.id)
    order by l.relevance desc, q.id
    limit ${smartReviewSize}`.execute(db)
  return rows.map(
    ({questionId, relevance}): ReviewCandidate => ({
      questionId,
      isDoubt: false,
      retrievability: null,
      lastOutcome: null,
      relevance,
    }),
  )
}

type PlannedLesson = {readonly part: Exclude<AgendaPart, 'smartReview'>; readonly lessonId: string}

/** One statement: the agenda with all its parts, or nothing when the day already has one. */
async function store(
  {db}: Database,
  {profile, calendarDate, now}: DayToCompose,
  lessons: readonly PlannedLesson[],
  items: readonly Item[],
): Promise<void> {
  const hasSmartReview = items.some(({part}) => part === 'smartReview')
  await sql`
    with made as (
      insert into agenda (id, profile_id, calendar_date, has_smart_review, created_at)
      values (${randomUUID()}, ${profile.id}, ${calendarDate}, ${hasSmartReview}, ${new Date(now)})
      on conflict (profile_id, calendar_date) do nothing
      returning id
    ), with_lessons as (
      insert into agenda_lesson (agenda_id, part, lesson_id, position)
      select made.id, x.part, x.lesson_id, x.position - 1
      from made, rows from (jsonb_to_recordset(${JSON.stringify(
        lessons.map(({part, lessonId}) => ({part, lesson_id: lessonId})),
      )}::jsonb) as (part text, lesson_id text)) with ordinality as x (part, lesson_id, position)
    )
    insert into agenda_question (agenda_id, question_id, part, lesson_id, position, reason, retrievability)
    select made.id, x."questionId", x.part, x."lessonId", x.position, x.reason, x.retrievability
    from made, jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as x (
      "questionId" text, part text, "lessonId" text, position integer, reason text, retrievability double precision
    )`.execute(db)
}
