import {randomUUID} from 'node:crypto'
import {sql} from 'kysely'
import {
  type ExamCandidate,
  examOfDay,
  type ExamReason,
  isExamDay,
  type MockCandidate,
} from '../../domain/agenda/composeExam.ts'
import {type AreaShares, pickSmartExam, type SmartCandidate, smartExamSize} from '../../domain/exam/smartExam.ts'
import {heldQuestionIds} from '../answer-keys/embargo.ts'
import {mockInstants, openingOfMock} from '../content/mockWindow.ts'
import type {Database} from '../kernel/database/database.ts'
import type {StoredProfile} from '../kernel/session.types.ts'
import {wholeCountry} from '../profile/institution.repository.ts'
import type {StoredTarget} from '../profile/tables.ts'
import {isOfBank} from '../content/bank.ts'

type Stored = Pick<Database, 'db'>

export type ExamDay = {
  readonly profile: StoredProfile
  readonly courseId: string
  readonly calendarDate: string
  /** The server's instant. */
  readonly now: number
  /** Lessons of the same day are left to their own parts. */
  readonly withoutLessons: readonly string[]
}

/** What a smart exam is put together by. */
export type SmartExamDay = Pick<ExamDay, 'courseId' | 'now' | 'withoutLessons'> & {
  readonly profile: Pick<StoredProfile, 'id'>
}

/** A smart exam that is made together with the day it stands on. */
export type PlannedSmartExam = {
  readonly id: string
  readonly institution: string
  readonly uf: string | null
  readonly questions: readonly string[]
}

/** The exam of a day: at most one of the three is there, and why with it. */
export type PlannedExam = {
  readonly examId: string | null
  readonly mockExamId: string | null
  readonly smartExam: PlannedSmartExam | null
  readonly reason: ExamReason | null
}

const nothing: PlannedExam = {examId: null, mockExamId: null, smartExam: null, reason: null}

/** Decides which exam the day gets, by the rule `domain/agenda/composeExam` (G-01). */
export async function planExam(database: Stored, day: ExamDay): Promise<PlannedExam> {
  const {calendarDate, profile, courseId} = day
  if (!isExamDay(calendarDate, profile.studyWeek)) return nothing
  const [targets, mocks, exams] = await Promise.all([
    findTargets(database, profile.id),
    mockCandidates(database, profile.id, courseId),
    examCandidates(database, profile.id, day.now),
  ])
  const exam = examOfDay(calendarDate, profile.studyWeek, {targets, mocks, exams})
  if (exam === null) return nothing
  const {reason} = exam
  if (exam.kind === 'mock') return {...nothing, mockExamId: exam.template, reason}
  if (exam.kind === 'exam') return {...nothing, examId: exam.template, reason}
  const smartExam = await planSmartExam(database, day, targets[0])
  return smartExam === null ? nothing : {...nothing, smartExam, reason}
}

export async function findTargets({db}: Stored, profileId: string): Promise<readonly StoredTarget[]> {
  const row = await db.selectFrom('profile').select('institution_target').where('id', '=', profileId).executeTakeFirst()
  return row?.institution_target ?? []
}

type MockRow = Omit<MockCandidate, 'opensAt' | 'lastStartAt' | 'closesAt'> & {
  readonly opensAt: Date
  readonly lastStartAt: Date
  readonly closesAt: Date
}

async function mockCandidates({db}: Stored, profileId: string, courseId: string): Promise<MockCandidate[]> {
  const {opensAt, lastStartAt, closesAt} = mockInstants
  const {rows} = await sql<MockRow>`
    select m.id as template, ${opensAt} as "opensAt", ${lastStartAt} as "lastStartAt", ${closesAt} as "closesAt",
      x.started_at is not null as "isStarted", x.finished_at is not null as "isFinished"
    from mock_exam m ${openingOfMock}
    left join exam_activity x on x.mock_exam_id = m.id and x.profile_id = ${profileId} and not x.is_extra
    where m.course_id = ${courseId} and not m.retired`.execute(db)
  return rows.map(({opensAt: opens, lastStartAt: lastStart, closesAt: closes, ...mock}) => ({
    ...mock,
    opensAt: opens.getTime(),
    lastStartAt: lastStart.getTime(),
    closesAt: closes.getTime(),
  }))
}

/**
 * Full exams that have questions, none of which has a key that is held: its result would wait for a mock exam (D-18). One
 * is taken when it was finished, or something of it was answered.
 */
async function examCandidates({db}: Stored, profileId: string, now: number): Promise<ExamCandidate[]> {
  const {rows} = await sql<ExamCandidate>`
    select e.id as template, coalesce(e.uf, ${wholeCountry}) as uf, e.institution, e.year, exists (
        select from exam_activity x
        where x.profile_id = ${profileId} and x.exam_id = e.id
          and (x.finished_at is not null or exists (select from answer w where w.agenda_id = x.id))
      ) as "isTaken"
    from exam e
    where exists (
      select from exam_question y join question q on q.id = y.question_id and not q.retired where y.exam_id = e.id
    ) and not exists (select from exam_question y where y.exam_id = e.id and y.question_id in ${heldQuestionIds(now)})`.execute(
    db,
  )
  return rows
}

/**
 * Puts a smart exam together in the manner of a target institution, else of that of the newest exam (G-01); null when the
 * bank has no question to ask.
 */
export async function planSmartExam(
  database: Stored,
  day: SmartExamDay,
  target: StoredTarget | undefined,
): Promise<PlannedSmartExam | null> {
  const manner = target ??
    (await newestInstitution(database)) ?? {uf: wholeCountry, institution: await courseTitle(database, day.courseId)}
  const [candidates, shares] = await Promise.all([smartCandidates(database, day), areaShares(database, manner)])
  const questions = pickSmartExam(candidates, shares)
  if (questions.length === 0) return null
  return {
    id: randomUUID(),
    institution: manner.institution,
    uf: manner.uf === wholeCountry ? null : manner.uf,
    questions,
  }
}

async function newestInstitution({db}: Stored): Promise<StoredTarget | undefined> {
  const row = await db
    .selectFrom('exam')
    .select(['uf', 'institution'])
    .orderBy('year', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return row === undefined ? undefined : {institution: row.institution, uf: row.uf ?? wholeCountry}
}

async function courseTitle({db}: Stored, courseId: string): Promise<string> {
  const {title} = await db.selectFrom('course').select('title').where('id', '=', courseId).executeTakeFirstOrThrow()
  return title
}

/** How many questions of each area the exams of an institution have. */
async function areaShares({db}: Stored, {uf, institution}: StoredTarget): Promise<AreaShares> {
  const {rows} = await sql<{area: string; amount: number}>`
    select q.area, count(*)::integer as amount
    from exam e
    join exam_question x on x.exam_id = e.id
    join question q on q.id = x.question_id and q.area is not null
    where coalesce(e.uf, ${wholeCountry}) = ${uf} and e.institution = ${institution}
    group by q.area order by q.area`.execute(db)
  return new Map(rows.map(({area, amount}) => [area, amount]))
}

/**
 * The questions of choices that may be asked, of each area as many as an exam can need; those with the same need in an
 * order that mixes themes. None whose key a mock exam holds (D-18).
 */
async function smartCandidates(
  {db}: Stored,
  {profile, courseId, now, withoutLessons}: SmartExamDay,
): Promise<SmartCandidate[]> {
  const {rows} = await sql<Omit<SmartCandidate, 'lastSeenAt'> & {readonly lastSeenAt: Date | null}>`
    select id, area, "lastOutcome", "lastSeenAt" from (
      select q.id, q.area, k.last_outcome as "lastOutcome", k.last_review as "lastSeenAt",
        row_number() over (
          partition by q.area
          order by k.last_review is not null, coalesce(k.last_outcome, 0), k.last_review, md5(q.id)
        ) as place
      from question q
      left join lesson l on l.id = q.lesson_id
      left join question_card k on k.question_id = q.id and k.profile_id = ${profile.id}
      where q.kind = 'choice' and ${isOfBank} and (l.id is null or l.course_id = ${courseId})
        and (q.lesson_id is null or q.lesson_id <> all(${[...withoutLessons]}::text[]))
        and q.id not in ${heldQuestionIds(now)}
    ) ranked
    where place <= ${smartExamSize} order by place, md5(id)`.execute(db)
  return rows.map((row) => ({...row, lastSeenAt: row.lastSeenAt?.getTime() ?? null}))
}
