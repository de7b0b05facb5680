import {type RawBuilder, sql} from 'kysely'
import {availablePhases, isSelectable} from '../../domain/themes/phases.ts'
import {enableAfterOf} from '../../domain/themes/release.ts'
import {type TreeLesson, type TreeNode, type TreeRest, themeTree} from '../../domain/themes/tree.ts'
import type {Database} from '../kernel/database/database.ts'
import {isOfBank} from '../content/bank.ts'

type Stored = Pick<Database, 'db'>

type LessonRow = Omit<TreeLesson, 'isSelectable'> & {readonly afterDays: number}

type TreeRow = {
  readonly title: string
  readonly startedAt: Date
  readonly lessons: readonly LessonRow[]
  readonly rest: readonly TreeRest[]
}

/** What a new extra may ask: of the bank, without a key that is held (D-18). */
const isAsked = (now: number): RawBuilder<boolean> => sql<boolean>`(${isOfBank}
  and (q.key_held_until is null or q.key_held_until <= ${new Date(now)}::timestamptz))`

const lessonsOf = (now: number) => sql`
  select jsonb_agg(jsonb_build_object('lessonId', l.id, 'title', l.title, 'area', l.area, 'classification', l.classification,
    'phase', l.phase, 'afterDays', f.starts_after_days + l.release_after_days,
    'questions', (select count(*) from question q where q.lesson_id = l.id and ${isAsked(now)}),
    'flashcards', (select count(*) from flashcard k where k.lesson_id = l.id and not k.retired and not k.is_community)) order by l.id)
  from lesson l join course_phase f on f.course_id = l.course_id and f.phase = l.phase
  where l.course_id = c.id`

const restOf = (now: number) => sql`
  select jsonb_agg(jsonb_build_object('area', r.area, 'classification', r.classification, 'questions', r.questions,
    'flashcards', r.flashcards))
  from (
    select area, classification, sum(questions) as questions, sum(flashcards) as flashcards
    from (
      select q.area, q.classification, count(*) as questions, 0 as flashcards
      from question q where q.lesson_id is null and q.area is not null and ${isAsked(now)} group by 1, 2
      union all
      select k.area, k.classification, 0, count(*)
      from flashcard k where k.lesson_id is null and k.area is not null and not k.retired group by 1, 2
    ) counted group by area, classification
  ) r`

/** The themes of a course with what the bank has of each, in one statement; undefined for an unknown course. */
export async function findTree(
  {db}: Stored,
  courseId: string,
  now: number,
): Promise<{readonly title: string; readonly nodes: TreeNode[]} | undefined> {
  const {rows} = await sql<TreeRow>`
    select c.title, c.started_at as "startedAt", coalesce((${lessonsOf(now)}), '[]') as lessons,
      coalesce((${restOf(now)}), '[]') as rest
    from course c where c.id = ${courseId}`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const phases = phasesOf(row, now)
  const lessons = row.lessons.map((lesson) => ({...lesson, isSelectable: isSelectable(lesson, phases)}))
  return {title: row.title, nodes: themeTree(lessons, row.rest)}
}

type Phases = Pick<TreeRow, 'startedAt'> & {readonly lessons: readonly Pick<LessonRow, 'phase' | 'afterDays'>[]}

const phasesOf = ({startedAt, lessons}: Phases, now: number): number[] =>
  availablePhases(
    lessons.map(({phase, afterDays}) => ({phase, enableAfter: enableAfterOf(startedAt.getTime(), afterDays)})),
    now,
  )

/** The phases of a course that have a released theme; none for an unknown course. */
export async function findAvailablePhases({db}: Stored, courseId: string, now: number): Promise<number[]> {
  const {rows} = await sql<Phases>`
    select c.started_at as "startedAt", coalesce((
      select jsonb_agg(distinct jsonb_build_object('phase', l.phase,
        'afterDays', f.starts_after_days + l.release_after_days))
      from lesson l join course_phase f on f.course_id = l.course_id and f.phase = l.phase
      where l.course_id = c.id
    ), '[]') as lessons
    from course c where c.id = ${courseId}`.execute(db)
  return rows[0] === undefined ? [] : phasesOf(rows[0], now)
}
