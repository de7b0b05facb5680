import {sql} from 'kysely'
import type {ThemeArea} from '../../domain/themes/areas.ts'
import {lessonPathOf} from '../../domain/themes/path.ts'
import type {Relevances} from '../../domain/themes/relevance.ts'
import type {CustomRelevance, PlannerDocument} from '../../schema/generated/resolvers.ts'
import {enableAfterColumn} from '../content/release.ts'
import type {Database} from '../kernel/database/database.ts'
import {insertIdempotencyKey, type IdempotentMutation} from '../kernel/idempotency.ts'

type Stored = Pick<Database, 'db'>

type ThemeRow = {
  readonly lessonId: string
  readonly title: string
  readonly area: ThemeArea
  readonly classification: readonly string[]
  readonly packed: number
  readonly phase: number
  readonly isPreCourse: boolean
  readonly enableAfter: Date
  readonly finishedAt: Date | null
  readonly hasVideos: boolean
}

/** A course as one of its students stands in it. */
export type StudentCourse = {readonly profileId: string; readonly courseId: string}

/** The themes of the course, or the one of them that is asked for, in the order of their release. */
export async function findThemes(
  {db}: Stored,
  {profileId, courseId}: StudentCourse,
  relevances: Relevances,
  lessonId?: string,
): Promise<CustomRelevance[]> {
  const {rows} = await sql<ThemeRow>`
    select l.id as "lessonId", l.title, l.area, l.classification, l.relevance as packed, l.phase,
      l.is_pre_course as "isPreCourse", ${enableAfterColumn} as "enableAfter", p.study_finished_at as "finishedAt",
      exists (select from video v where v.lesson_id = l.id and not v.retired) as "hasVideos"
    from lesson l
    join course c on c.id = l.course_id
    join course_phase f on f.course_id = l.course_id and f.phase = l.phase
    left join lesson_progress p on p.lesson_id = l.id and p.profile_id = ${profileId}
    where l.course_id = ${courseId} ${lessonId === undefined ? sql`` : sql`and l.id = ${lessonId}`}
    order by l.phase, l.release_after_days, l.id`.execute(db)
  return rows.map((row) => ({
    leaf: [...lessonPathOf(row)],
    relevance: relevances.of(row),
    phase: row.phase,
    enableAfter: row.enableAfter.toISOString(),
    isPreCourse: row.isPreCourse,
    lessonId: row.lessonId,
    theoreticalStudyFinishedAt: row.finishedAt?.toISOString() ?? null,
    hasVideos: row.hasVideos,
  }))
}

/**
 * Finishes the study of a theme for good, on the student's open days too (F-037); what is finished keeps its instant.
 *
 * @param days the calendar dates of the days that are open
 */
export async function storeFinishedTheme(
  {db}: Stored,
  {
    profileId,
    lessonId,
    days,
  }: {readonly profileId: string; readonly lessonId: string; readonly days: readonly string[]},
  mutation: IdempotentMutation,
): Promise<void> {
  const at = new Date(mutation.now)
  await sql`
    with kept as (${insertIdempotencyKey(mutation, {lessonId})}), on_days as (
      update agenda_lesson al set finished_at = coalesce(al.finished_at, ${at})
      from agenda a
      where a.id = al.agenda_id and a.profile_id = ${profileId} and a.kind = 'day'
        and a.calendar_date = any(${[...days]}::text[]) and al.part = 'theoreticalStudy' and al.lesson_id = ${lessonId}
    )
    insert into lesson_progress (profile_id, lesson_id, study_finished_at) values (${profileId}, ${lessonId}, ${at})
    on conflict (profile_id, lesson_id) do update
      set study_finished_at = coalesce(lesson_progress.study_finished_at, excluded.study_finished_at)`.execute(db)
}

/** Planner and errata of a course that are there as PDFs: the planner first, errata of all phases before those of one. */
export async function findPlanners({db}: Stored, courseId: string): Promise<PlannerDocument[]> {
  const {rows} = await sql<PlannerDocument>`
    select id as "_id", url, title, subtitle, purpose, phase
    from document
    where course_id = ${courseId} and purpose in ('planner', 'errata') and url is not null and not retired
    order by purpose desc, phase nulls first, id`.execute(db)
  return rows
}
