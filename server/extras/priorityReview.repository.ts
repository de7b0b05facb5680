import {type RawBuilder, sql} from 'kysely'
import type {ReviewTheme} from '../../domain/extras/priorityReview.ts'
import {themeWeight} from '../../domain/extras/priorityReview.ts'
import type {ThemeArea} from '../../domain/themes/areas.ts'
import {lessonPathOf, type ThemePath} from '../../domain/themes/path.ts'
import {findThemeMemories, type ThemeMemory} from '../agenda/reasons.repository.ts'
import {findRelevances} from '../agenda/relevance.repository.ts'
import {enableAfterColumn} from '../content/release.ts'
import type {Database} from '../kernel/database/database.ts'
import {difficultyColumn} from '../question/questionRow.ts'
import {type Memory, retrievabilityAt} from '../spaced-repetition/memory.ts'
import {memoryColumn} from '../spaced-repetition/memoryColumns.ts'
import type {Difficulty} from '../../domain/question/results.ts'
import {isOfBank} from '../content/bank.ts'

type Stored = Pick<Database, 'db'>

/** Of so many themes, the heaviest, the rule chooses. */
const mostThemes = 60

export type ReviewWanted = {
  readonly profileId: string
  readonly courseId: string
  /** The server's instant. */
  readonly now: number
  readonly questionLimit: number
  /** Null for all. */
  readonly difficulty: Difficulty | null
}

/** A theme with what its choice rests on. */
export type ReviewCandidate = ReviewTheme & {
  readonly path: ThemePath
  readonly institutions: number | null
  readonly memory: ThemeMemory
  /** The outcome of the last answer by question; null for one that was never answered. */
  readonly outcomes: ReadonlyMap<string, number | null>
}

type LessonRow = {
  readonly lessonId: string
  readonly title: string
  readonly area: ThemeArea
  readonly classification: readonly string[]
  readonly packed: number
}

/** What may be asked in `q`: of the bank, with a key that is not held (D-18), of the wanted difficulty. */
const isAsked = ({now, difficulty}: ReviewWanted): RawBuilder<boolean> => sql<boolean>`(${isOfBank}
  and (q.key_held_until is null or q.key_held_until <= ${new Date(now)}::timestamptz)
  and (${difficulty}::text is null or ${difficultyColumn} = ${difficulty}))`

/** The released themes of the course that have a question to ask. */
async function releasedLessons({db}: Stored, wanted: ReviewWanted): Promise<LessonRow[]> {
  const {rows} = await sql<LessonRow>`
    select l.id as "lessonId", l.title, l.area, l.classification, l.relevance as packed
    from lesson l
    join course c on c.id = l.course_id
    join course_phase f on f.course_id = l.course_id and f.phase = l.phase
    where l.course_id = ${wanted.courseId} and ${enableAfterColumn} < ${new Date(wanted.now)}::timestamptz
      and exists (select from question q where q.lesson_id = l.id and ${isAsked(wanted)})
    order by l.id`.execute(db)
  return rows
}

type QuestionRow = {
  readonly lessonId: string
  readonly id: string
  readonly memory: (Memory & {readonly lastOutcome: number}) | null
}

/**
 * Of each lesson as many questions as a review can have: of those that were answered the most forgotten, by the quotient
 * of which the chance to remember is a falling function, and as many that never were, in an order of the seed.
 */
async function questionsOf(
  {db}: Stored,
  wanted: ReviewWanted,
  lessonIds: readonly string[],
  seed: number,
): Promise<QuestionRow[]> {
  const {profileId, now, questionLimit} = wanted
  const {rows} = await sql<QuestionRow>`
    select place.lesson_id as "lessonId", place.id, ${memoryColumn} as memory
    from (
      select q.lesson_id, q.id, c.profile_id is not null as is_seen, row_number() over (
          partition by q.lesson_id, c.profile_id is not null
          order by extract(epoch from ${new Date(now)}::timestamptz - c.last_review) / greatest(c.stability, 0.001) desc,
            md5(q.id || ${String(seed)}::text)
        ) as place
      from question q left join question_card c on c.question_id = q.id and c.profile_id = ${profileId}
      where q.lesson_id = any(${[...lessonIds]}::text[]) and ${isAsked(wanted)}
    ) place
    left join question_card k on place.is_seen and k.question_id = place.id and k.profile_id = ${profileId}
    where place.place <= ${questionLimit}`.execute(db)
  return rows
}

/** The themes and questions from which `domain/extras/priorityReview` chooses; the database narrows. */
export async function findReviewCandidates(
  database: Stored,
  wanted: ReviewWanted,
  seed: number,
): Promise<ReviewCandidate[]> {
  const [lessons, relevances] = await Promise.all([releasedLessons(database, wanted), findRelevances(database, wanted)])
  const ids = lessons.map(({lessonId}) => lessonId)
  const memories = new Map(
    (await findThemeMemories(database, wanted.profileId, ids)).map((memory) => [memory.lessonId, memory]),
  )
  const themes = lessons
    .flatMap((lesson) => {
      const memory = memories.get(lesson.lessonId)
      if (memory === undefined) return []
      const hitRate = memory.answered === 0 ? null : memory.correct / memory.answered
      return {...lesson, memory, hitRate, relevance: relevances.of(lesson)}
    })
    .toSorted((one, other) => themeWeight(other) - themeWeight(one))
    .slice(0, mostThemes)
  const chosen = themes.map(({lessonId}) => lessonId)
  const byLesson = Map.groupBy(await questionsOf(database, wanted, chosen, seed), ({lessonId}) => lessonId)
  return themes.map(({lessonId, relevance, hitRate, memory, ...lesson}) => {
    const rows = byLesson.get(lessonId) ?? []
    return {
      lessonId,
      relevance,
      hitRate,
      memory,
      path: lessonPathOf(lesson),
      institutions: relevances.institutions,
      outcomes: new Map(rows.map(({id, memory: known}) => [id, known?.lastOutcome ?? null])),
      questions: rows.map(({id, memory: known}) => ({
        id,
        retrievability: known === null ? null : retrievabilityAt(known, wanted.now),
      })),
    }
  })
}
