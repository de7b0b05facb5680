import {randomUUID} from 'node:crypto'
import {type RawBuilder, sql} from 'kysely'
import {composeDay, isReviewDay, type MovedLesson, type StudyCandidate} from '../../domain/agenda/compose.ts'
import {calendarDateOf} from '../../domain/shared/studyDay.ts'
import type {Relevances} from '../../domain/themes/relevance.ts'
import {enableAfterOf, isReleased, releaseDateOf} from '../../domain/themes/release.ts'
import {heldQuestionIds} from '../answer-keys/embargo.ts'
import type {Database} from '../kernel/database/database.ts'
import {DomainError} from '../kernel/domainError.ts'
import type {StoredProfile} from '../kernel/session.types.ts'
import {type PlannedExam, planExam} from './composeExam.repository.ts'
import {type DueKind, findDue} from './due.repository.ts'
import {findMovedLessons} from './moveStudy.repository.ts'
import {
  daysSince,
  findThemeMemories,
  insertExamReason,
  insertReasons,
  type RecordedReason,
} from './reasons.repository.ts'
import {findRelevances} from './relevance.repository.ts'
import type {AgendaPart, StoredReason} from './tables.ts'

/** The day to compose: `now` is the server's instant, `timeZone` the student's. */
export type DayToCompose = {
  readonly profile: StoredProfile
  readonly courseId: string
  readonly calendarDate: string
  readonly now: number
  readonly timeZone: string
}

type PlannedLesson = {readonly part: Exclude<AgendaPart, 'smartReview' | 'exam'>; readonly lessonId: string}

/** A question or a flashcard on the agenda. */
type Item = {
  readonly id: string
  readonly part: AgendaPart
  readonly lessonId: string | null
  readonly position: number
  readonly reason: StoredReason | null
  readonly retrievability: number | null
}

/**
 * Composes the agenda of a day and stores it, once: of several requests at the same time one stores its agenda, the
 * others wait for it and store nothing. The rules are `domain/agenda/compose` and `domain/agenda/smartReview` (G-01 to
 * G-03); why they chose each lesson and the exam is stored with it (D-26).
 *
 * @throws DomainError NO_ELEGIBLE_LESSON_TO_REVIEW
 */
export async function composeAgenda(database: Database, day: DayToCompose): Promise<void> {
  const {calendarDate, profile, courseId, now} = day
  const [relevances, moved] = await Promise.all([
    findRelevances(database, {profileId: profile.id, courseId, now}),
    findMovedLessons(database, {profileId: profile.id, calendarDate}),
  ])
  const candidates = await studyCandidates(database, day, relevances)
  const composed = composeDay(calendarDate, profile.studyWeek, candidates, moved)
  const hasLessons = composed.theoreticalStudy.length + composed.theoreticalReview.length > 0
  if (!hasLessons && isReviewDay(calendarDate, profile.studyWeek)) {
    throw new DomainError('NO_ELEGIBLE_LESSON_TO_REVIEW')
  }
  const lessons = [
    ...composed.theoreticalStudy.map((lessonId) => ({part: 'theoreticalStudy' as const, lessonId})),
    ...composed.theoreticalReview.map((lessonId) => ({part: 'theoreticalReview' as const, lessonId})),
  ]
  const withoutLessons = lessons.map(({lessonId}) => lessonId)
  const itemsOf = async (kind: DueKind): Promise<Item[]> => {
    const [ofLessons, due] = await Promise.all([
      itemsOfLessons(database, kind, lessons, now),
      composed.hasSmartReview ? findDue(database, kind, {profileId: profile.id, courseId, now, withoutLessons}) : [],
    ])
    const smart = due.map((item) => ({...item, part: 'smartReview' as const, lessonId: null}))
    return [...ofLessons, ...smart].map((item, position) => ({...item, position}))
  }
  const [questions, flashcards, exam, reasons] = await Promise.all([
    itemsOf('question'),
    itemsOf('flashcard'),
    planExam(database, {...day, withoutLessons}),
    reasonsOf(database, day, lessons, {candidates, moved, institutions: relevances.institutions}),
  ])
  await store(database, day, {lessons, questions, flashcards, exam, reasons})
}

type Grounds = Pick<Relevances, 'institutions'> & {
  readonly candidates: readonly StudyCandidate[]
  readonly moved: readonly MovedLesson[]
}

/** What the choice of the day's lessons rested on. */
async function reasonsOf(
  database: Database,
  {profile, calendarDate, timeZone}: DayToCompose,
  lessons: readonly PlannedLesson[],
  {candidates, moved, institutions}: Grounds,
): Promise<RecordedReason[]> {
  const kindOf = ({part, lessonId}: PlannedLesson): RecordedReason['kind'] => {
    if (part === 'theoreticalReview') return 'oldestStudy'
    return moved.some((one) => one.lessonId === lessonId && one.to === calendarDate) ? 'moved' : 'mostRelevant'
  }
  const memories = await findThemeMemories(
    database,
    profile.id,
    lessons.map(({lessonId}) => lessonId),
  )
  return lessons.flatMap((lesson) => {
    const {lessonId} = lesson
    const memory = memories.find((one) => one.lessonId === lessonId)
    if (memory === undefined) return []
    return {
      lessonId,
      kind: kindOf(lesson),
      relevance: candidates.find((one) => one.lessonId === lessonId)?.relevance ?? 0,
      institutions,
      lastSeenDays: daysSince(memory.lastSeenAt, calendarDate, timeZone),
      answered: memory.answered,
      correct: memory.correct,
    }
  })
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

/** The lessons of the course that are released or were finished, by the instant that the list of themes shows (C-41). */
async function studyCandidates(
  {db}: Database,
  {profile, courseId, now, timeZone}: DayToCompose,
  relevances: Relevances,
): Promise<StudyCandidate[]> {
  const {rows} = await sql<LessonRow>`
    select l.id as "lessonId", l.phase, l.relevance, c.started_at as "startedAt",
      f.starts_after_days + l.release_after_days as "afterDays", p.study_finished_at as "studyFinishedAt",
      p.review_finished_at is not null as "isReviewed"
    from lesson l
    join course c on c.id = l.course_id
    join course_phase f on f.course_id = l.course_id and f.phase = l.phase
    left join lesson_progress p on p.lesson_id = l.id and p.profile_id = ${profile.id}
    where l.course_id = ${courseId}`.execute(db)
  return rows.flatMap(({lessonId, phase, relevance, startedAt, afterDays, studyFinishedAt, isReviewed}) => {
    const start = startedAt.getTime()
    if (studyFinishedAt === null && !isReleased(enableAfterOf(start, afterDays), now)) return []
    return {
      lessonId,
      phase,
      relevance: relevances.of({lessonId, packed: relevance}),
      releasedOn: releaseDateOf(start, afterDays),
      studyFinishedOn: studyFinishedAt === null ? null : calendarDateOf(studyFinishedAt.getTime(), timeZone),
      isReviewed,
    }
  })
}

/**
 * What the planned lessons ask: questions in the order of their ids, flashcards in the order of their lesson. Those that
 * only mock exams ask are left out; a question whose key is held would give no feedback, and spoil the exam it stands in (D-18).
 */
export async function itemsOfLessons(
  {db}: Pick<Database, 'db'>,
  kind: DueKind,
  lessons: readonly PlannedLesson[],
  now: number,
) {
  if (lessons.length === 0) return []
  const asked = kind === 'question' ? sql`id not in ${heldQuestionIds(now)} and not is_reserved` : sql`not is_community`
  const order = kind === 'question' ? sql`id` : sql`position, id`
  const {rows} = await sql<{id: string; lessonId: string}>`
    select id, lesson_id as "lessonId" from ${sql.table(kind)}
    where lesson_id = any(${lessons.map(({lessonId}) => lessonId)}::text[]) and not retired and ${asked}
    order by ${order}`.execute(db)
  return lessons.flatMap(({part, lessonId}) =>
    rows
      .filter((item) => item.lessonId === lessonId)
      .map(({id}) => ({id, part, lessonId, reason: null, retrievability: null})),
  )
}

type Planned = {
  readonly lessons: readonly PlannedLesson[]
  readonly questions: readonly Item[]
  readonly flashcards: readonly Item[]
  readonly exam: PlannedExam
  readonly reasons: readonly RecordedReason[]
}

const itemRows = (items: readonly Item[]) => sql`jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as x (
  id text, part text, "lessonId" text, position integer, reason text, retrievability double precision
)`

/** Makes the smart exam of the day that `made` holds, as an activity of its own; nothing when there is none. */
function smartExamOf({profile, calendarDate, now}: DayToCompose, {smartExam}: PlannedExam): RawBuilder<unknown> {
  if (smartExam === null) return sql``
  const {id, institution, uf, questions} = smartExam
  const at = new Date(now)
  return sql`, smart as (
      insert into exam_activity (id, profile_id, kind, is_extra, calendar_date, institution, uf, created_at, updated_at)
      select ${id}, ${profile.id}, 'smartExam', false, ${calendarDate}, ${institution}, ${uf}, ${at}::timestamptz,
        ${at}::timestamptz
      from made returning id
    ), smart_agenda as (
      insert into agenda (id, profile_id, calendar_date, has_smart_review, created_at, kind)
      select id, ${profile.id}, ${calendarDate}, false, ${at}::timestamptz, 'smartExam' from smart
    ), with_smart_exam as (
      insert into agenda_question (agenda_id, question_id, part, position)
      select smart.id, x.question_id, 'exam', x.position - 1
      from smart, jsonb_array_elements_text(${JSON.stringify(questions)}::jsonb) with ordinality as x (question_id, position)
    )`
}

/** One statement: the agenda with all its parts, or nothing when the day already has one. */
async function store(
  {db}: Database,
  day: DayToCompose,
  {lessons, questions, flashcards, exam, reasons}: Planned,
): Promise<void> {
  const {profile, calendarDate, now} = day
  const hasSmartReview = [...questions, ...flashcards].some(({part}) => part === 'smartReview')
  await sql`
    with made as (
      insert into agenda (id, profile_id, calendar_date, has_smart_review, created_at, exam_id, mock_exam_id,
        smart_exam_activity_id)
      values (${randomUUID()}, ${profile.id}, ${calendarDate}, ${hasSmartReview}, ${new Date(now)}, ${exam.examId},
        ${exam.mockExamId}, ${exam.smartExam?.id ?? null})
      on conflict (profile_id, calendar_date) where kind = 'day' do nothing
      returning id
    ), with_lessons as (
      insert into agenda_lesson (agenda_id, part, lesson_id, position)
      select made.id, x.part, x.lesson_id, x.position - 1
      from made, rows from (jsonb_to_recordset(${JSON.stringify(
        lessons.map(({part, lessonId}) => ({part, lesson_id: lessonId})),
      )}::jsonb) as (part text, lesson_id text)) with ordinality as x (part, lesson_id, position)
    ), with_reasons as (${insertReasons(reasons)}
    ), with_exam_reason as (${insertExamReason(exam.reason)}
    ), with_flashcards as (
      insert into agenda_flashcard (agenda_id, flashcard_id, part, lesson_id, position, reason, retrievability)
      select made.id, x.id, x.part, x."lessonId", x.position, x.reason, x.retrievability
      from made, ${itemRows(flashcards)}
    ) ${smartExamOf(day, exam)}
    insert into agenda_question (agenda_id, question_id, part, lesson_id, position, reason, retrievability)
    select made.id, x.id, x.part, x."lessonId", x.position, x.reason, x.retrievability
    from made, ${itemRows(questions)}`.execute(db)
}
