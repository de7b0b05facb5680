import {sql} from 'kysely'
import type {ThemePath} from '../../domain/extras/extras.types.ts'
import type {ThemeArea} from '../../domain/themes/areas.ts'
import {lessonPathOf} from '../../domain/themes/path.ts'
import {isSelectable} from '../../domain/themes/phases.ts'
import type {Database} from '../kernel/database/database.ts'
import {findAvailablePhases} from '../themes/tree.repository.ts'

type Stored = Pick<Database, 'db'>

/** A lesson with its path in the tree of themes, and its relevance in the pack. */
export type PlacedLesson = {
  readonly id: string
  readonly phase: number
  readonly path: ThemePath
  readonly packed: number
}

type LessonRow = {
  readonly id: string
  readonly phase: number
  readonly title: string
  readonly area: ThemeArea
  readonly classification: readonly string[]
  readonly packed: number
}

/** The lessons of a course by their ids, or the one that is named. */
export async function listLessons({db}: Stored, courseId: string, lessonId?: string): Promise<PlacedLesson[]> {
  const one = lessonId === undefined ? sql`` : sql`and id = ${lessonId}`
  const {rows} = await sql<LessonRow>`
    select id, phase, title, area, classification, relevance as packed from lesson where course_id = ${courseId} ${one} order by id`.execute(
    db,
  )
  return rows.map(({id, phase, packed, ...placed}) => ({id, phase, packed, path: lessonPathOf(placed)}))
}

/** The lessons that an extra may be made of: their phase is not above the highest one with a released theme (spec 1§4). */
export async function listSelectable(database: Stored, courseId: string, now: number): Promise<PlacedLesson[]> {
  const [lessons, phases] = await Promise.all([
    listLessons(database, courseId),
    findAvailablePhases(database, courseId, now),
  ])
  return lessons.filter((lesson) => isSelectable(lesson, phases))
}
