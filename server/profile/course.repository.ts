import {sql} from 'kysely'
import type {Course, CourseSummary, OnboardingVariant} from '../../schema/generated/resolvers.ts'
import type {WeekGoals} from '../content/tables.ts'
import type {Services} from '../kernel/context.ts'
import {type MenuEntry, standardMenu} from './standardMenu.ts'

type CourseRow = {
  readonly id: string
  readonly title: string
  readonly className: string
  readonly homePage: string
  readonly startedAt: Date
  readonly weekGoals: WeekGoals
  readonly colorPalette: string | null
  readonly logo: string | null
  readonly onboarding: OnboardingVariant
  readonly hidesInstitutionTarget: boolean
  readonly phases: readonly {readonly phase: number; readonly startsAfterDays: number}[]
}

const day = 86_400_000

/** The courses of the ids, in their order; unknown ids are left out. */
export async function findCourses({database}: Services, ids: readonly string[]): Promise<Course[]> {
  const {rows} = await sql<CourseRow>`
    select c.id, c.title, c.class_name as "className", c.home_page as "homePage", c.started_at as "startedAt",
      c.week_goals as "weekGoals", c.color_palette as "colorPalette", c.logo, c.onboarding,
      c.hides_institution_target as "hidesInstitutionTarget",
      coalesce((
        select jsonb_agg(jsonb_build_object('phase', f.phase, 'startsAfterDays', f.starts_after_days) order by f.phase)
        from course_phase f where f.course_id = c.id
      ), '[]') as phases
    from course c where c.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`.execute(database.db)
  const byId = new Map(rows.map((row) => [row.id, courseOf(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function courseOf({id, startedAt, weekGoals, phases, ...fields}: CourseRow): Course {
  return {
    ...fields,
    _id: id,
    courseWeekGoals: {...weekGoals},
    phases: phases.map(({phase, startsAfterDays}) => ({
      phase,
      startsAt: new Date(startedAt.getTime() + startsAfterDays * day).toISOString(),
    })),
  }
}

/** All courses a visitor may sign up for. */
export async function listCourses({database}: Services): Promise<CourseSummary[]> {
  const rows = await database.db.selectFrom('course').select(['id', 'title']).orderBy('title').orderBy('id').execute()
  return rows.map(({id, title}) => ({_id: id, title}))
}

/** The menu stored for a course, else the standard one. */
export async function findMenu({database}: Services, courseId: string | undefined): Promise<readonly MenuEntry[]> {
  if (courseId === undefined) return standardMenu(undefined)
  const rows = await database.db
    .selectFrom('menu_item')
    .select(['title', 'icon', 'url', 'position as order', 'subgroup', 'color', 'tag'])
    .where('course_id', '=', courseId)
    .orderBy('position')
    .execute()
  if (rows.length > 0) return rows
  const course = await database.db
    .selectFrom('course')
    .select('home_page')
    .where('id', '=', courseId)
    .executeTakeFirst()
  return standardMenu(course?.home_page)
}
