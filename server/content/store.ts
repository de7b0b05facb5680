import {type RawBuilder, type Transaction, sql} from 'kysely'
import type {Tables} from '../kernel/database/tables.ts'
import type {ImageFile} from './imageFile.ts'
import type {PackCourse, PackExam, PackLesson} from './pack.schema.ts'
import type {PreparedComment, PreparedQuestion} from './questionText.ts'
import type {StoredComment} from './tables.ts'

/** An item to write with the hash of what its file says about it. */
export interface Write<T> {
  readonly value: T
  readonly hash: string
}

const day = 86_400_000
/** Rows in one statement; PostgreSQL takes 65,535 parameters, a question has 21. */
const batchSize = 200

/** What a later import may change of a course: everything but its id and its start. */
const courseColumns = [
  'title',
  'class_name',
  'home_page',
  'week_goals',
  'color_palette',
  'logo',
  'onboarding',
  'hides_institution_target',
  'extra_activities',
  'premium',
  'content_hash',
]

/** Writes courses with the phases they have now; those they no longer have are left to `dropOldPhases`. */
export async function storeCourses(
  trx: Transaction<Tables>,
  courses: readonly Write<PackCourse>[],
  now: Date,
): Promise<void> {
  for (const {value: course, hash} of courses) {
    await trx
      .insertInto('course')
      .values({
        id: course.id,
        title: course.title,
        class_name: course.className,
        home_page: course.homePage,
        started_at: new Date(now.getTime() - course.startedDaysBeforeImport * day),
        week_goals: JSON.stringify(course.weekGoals),
        color_palette: course.colorPalette ?? null,
        logo: course.logo ?? null,
        onboarding: course.onboarding ?? 'full',
        hides_institution_target: course.hidesInstitutionTarget ?? false,
        extra_activities: course.extraActivities === undefined ? null : JSON.stringify(course.extraActivities),
        premium: course.premium === undefined ? null : JSON.stringify(course.premium),
        content_hash: hash,
      })
      .onConflict((on) => on.column('id').doUpdateSet(excluded(courseColumns)))
      .execute()
    const phases = course.phases.map(({phase, startsAfterDays}) => ({
      course_id: course.id,
      phase,
      starts_after_days: startsAfterDays,
    }))
    await trx
      .insertInto('course_phase')
      .values(phases)
      .onConflict((on) => on.columns(['course_id', 'phase']).doUpdateSet(excluded(['starts_after_days'])))
      .execute()
  }
}

/** Takes away the phases that a course no longer has, once its lessons have moved out of them. */
export async function dropOldPhases(trx: Transaction<Tables>, courses: readonly Write<PackCourse>[]): Promise<void> {
  for (const {value: course} of courses) {
    const phases = course.phases.map(({phase}) => phase)
    await trx.deleteFrom('course_phase').where('course_id', '=', course.id).where('phase', 'not in', phases).execute()
  }
}

export async function storeLessons(trx: Transaction<Tables>, lessons: readonly Write<PackLesson>[]): Promise<void> {
  for (const batch of batches(lessons)) {
    const rows = batch.map(({value: lesson, hash}) => ({
      id: lesson.id,
      course_id: lesson.course,
      title: lesson.title,
      area: lesson.area,
      classification: JSON.stringify(lesson.classification),
      phase: lesson.phase,
      release_after_days: lesson.releaseAfterDays,
      is_pre_course: lesson.isPreCourse,
      relevance: lesson.relevance,
      content_hash: hash,
    }))
    const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id')
    await trx
      .insertInto('lesson')
      .values(rows)
      .onConflict((on) => on.column('id').doUpdateSet(excluded(columns)))
      .execute()
  }
}

/** Writes questions; their answers, `created_at` and `retired` stay as they are. */
export async function storeQuestions(
  trx: Transaction<Tables>,
  questions: readonly Write<PreparedQuestion>[],
  now: Date,
): Promise<void> {
  for (const batch of batches(questions)) {
    const ids = batch.map(({value}) => value.question.id)
    const known = await trx.selectFrom('question').select(['id', 'comment']).where('id', 'in', ids).execute()
    const comments = new Map(known.map(({id, comment}) => [id, comment]))
    const rows = batch.map((write) => questionRow(write, comments.get(write.value.question.id) ?? null, now))
    const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id' && name !== 'created_at')
    await trx
      .insertInto('question')
      .values(rows)
      .onConflict((on) => on.column('id').doUpdateSet(excluded(columns)))
      .execute()
    await storeImages(
      trx,
      batch.flatMap(({value}) => value.images),
    )
  }
}

export async function storeImages(trx: Transaction<Tables>, images: readonly ImageFile[]): Promise<void> {
  for (const {id, mime, bytes} of images) {
    await trx
      .insertInto('content_image')
      .values({id, mime, bytes})
      .onConflict((on) => on.column('id').doNothing())
      .execute()
  }
}

function questionRow({value, hash}: Write<PreparedQuestion>, oldComment: StoredComment | null, now: Date) {
  const {question, body, answer} = value
  const comment = commentOf(value.comment, oldComment, now)
  return {
    id: question.id,
    lesson_id: question.lesson ?? null,
    area: question.area ?? null,
    classification: JSON.stringify(question.classification ?? []),
    inherits_classification: question.classification === undefined,
    kind: question.kind,
    body: JSON.stringify(body),
    choices: JSON.stringify(question.kind === 'choice' ? question.choices : []),
    correct: keyOf(question),
    answer: answer === null ? null : JSON.stringify(answer),
    institution: question.institution,
    uf: question.uf ?? null,
    year: question.year ?? null,
    exam_type: question.examType ?? null,
    complement: question.complement ?? null,
    exam_order: question.examOrder,
    difficulty: question.difficulty ?? null,
    is_reserved: question.reserved ?? false,
    comment: comment === null ? null : JSON.stringify(comment),
    content_hash: hash,
    created_at: now,
    updated_at: now,
  }
}

function keyOf(question: PreparedQuestion['question']): number | null {
  if (question.kind === 'essay') return null
  return question.annulled ? -1 : question.correct
}

/** The comment to store; one that says the same as before keeps its instant. */
export function commentOf(comment: PreparedComment | null, old: StoredComment | null, now: Date): StoredComment | null {
  if (comment === null) return null
  const fresh = {...comment, updatedAt: now.toISOString()}
  return old !== null && canonical(old) === canonical({...fresh, updatedAt: old.updatedAt}) ? old : fresh
}

/** `jsonb` gives keys back in another order than they were written in. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

/** Gives every question and card of a lesson its lesson's area, and its classification unless it has its own. */
export async function followLessons(trx: Transaction<Tables>): Promise<void> {
  for (const table of ['question', 'flashcard'] as const) {
    await sql`
      update ${sql.table(table)} item set
        area = lesson.area,
        classification = case when item.inherits_classification then lesson.classification else item.classification end
      from lesson
      where item.lesson_id = lesson.id and (
        item.area is distinct from lesson.area
        or (item.inherits_classification and item.classification <> lesson.classification)
      )`.execute(trx)
  }
}

export async function storeExams(trx: Transaction<Tables>, exams: readonly Write<PackExam>[]): Promise<void> {
  for (const {value: exam, hash} of exams) {
    const {id, title, institution, year} = exam
    const row = {
      id,
      title,
      institution,
      uf: exam.uf ?? null,
      year,
      edition: exam.edition ?? null,
      exam_type: exam.examType,
      content_hash: hash,
    }
    const columns = Object.keys(row).filter((name) => name !== 'id')
    await trx
      .insertInto('exam')
      .values(row)
      .onConflict((on) => on.column('id').doUpdateSet(excluded(columns)))
      .execute()
    await trx.deleteFrom('exam_question').where('exam_id', '=', id).execute()
    await trx
      .insertInto('exam_question')
      .values(exam.questions.map((question, position) => ({exam_id: id, question_id: question, position})))
      .execute()
  }
}

/** `column = excluded.column` for each: what the refused insert would have written. */
export function excluded(columns: readonly string[]): Record<string, RawBuilder<never>> {
  return Object.fromEntries(columns.map((column) => [column, sql<never>`excluded.${sql.ref(column)}`]))
}

export function* batches<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += batchSize) yield items.slice(at, at + batchSize)
}
