import {sql} from 'kysely'
import {type DueItem, pickSmartReview, type ReviewCandidate, smartReviewSize} from '../../domain/agenda/smartReview.ts'
import {heldQuestionIds} from '../answer-keys/embargo.ts'
import {enableAfterColumn} from '../content/release.ts'
import type {Database} from '../kernel/database/database.ts'
import {type Memory, retrievabilityAt} from '../spaced-repetition/memory.ts'
import {memoryColumn} from '../spaced-repetition/memoryColumns.ts'
import {isOfBank} from '../content/bank.ts'

/** Whose smart review it is, and when. Lessons of the same day are left to their own parts. */
export type DueWanted = {
  readonly profileId: string
  readonly courseId: string
  /** The server's instant. */
  readonly now: number
  readonly withoutLessons: readonly string[]
}

export type DueKind = 'question' | 'flashcard'

const sources = {
  question: {card: sql.table('question_card'), item: sql.table('question'), key: sql.ref('k.question_id')},
  flashcard: {card: sql.table('flashcard_card'), item: sql.table('flashcard'), key: sql.ref('k.flashcard_id')},
}

/** Only questions are marked as doubts. */
const doubtOf = (kind: DueKind, profileId: string) =>
  kind === 'question'
    ? sql<boolean>`exists (select from question_doubt d where d.profile_id = ${profileId} and d.question_id = q.id)`
    : sql<boolean>`false`

/**
 * A question whose key is held would give no feedback, and spoil the exam it stands in (D-18). A card of the community
 * is reviewed by whoever has saved it.
 */
const isAsked = (kind: DueKind, {now, profileId}: Pick<DueWanted, 'now' | 'profileId'>) =>
  kind === 'question'
    ? sql`q.id not in ${heldQuestionIds(now)}`
    : sql`(not q.is_community or exists (
        select from deck_flashcard s where s.profile_id = ${profileId} and s.flashcard_id = q.id))`

/** The items of today's smart review; the database narrows, the domain's rule decides (D-20). */
export async function findDue(database: Database, kind: DueKind, wanted: DueWanted): Promise<DueItem[]> {
  const [seen, unseen] = await Promise.all([
    seenCandidates(database, kind, wanted),
    newCandidates(database, kind, wanted),
  ])
  return pickSmartReview([...seen, ...unseen])
}

type SeenRow = {
  readonly id: string
  readonly isDoubt: boolean
  readonly memory: Memory & {readonly lastOutcome: 1 | 0}
  readonly relevance: number
}

/** Doubts, and of the student's memories the few that can be the most forgotten. */
async function seenCandidates({db}: Database, kind: DueKind, wanted: DueWanted): Promise<ReviewCandidate[]> {
  const {card, item, key} = sources[kind]
  const {profileId, now, withoutLessons} = wanted
  const {rows} = await sql<SeenRow>`
    select q.id, ${doubtOf(kind, profileId)} as "isDoubt", ${memoryColumn} as memory,
      coalesce(l.relevance, 0) as relevance
    from ${card} k
    join ${item} q on q.id = ${key} and not q.retired
    left join lesson l on l.id = q.lesson_id
    where k.profile_id = ${profileId}
      and (q.lesson_id is null or q.lesson_id <> all(${[...withoutLessons]}::text[])) and ${isAsked(kind, wanted)}
    order by "isDoubt" desc,
      extract(epoch from ${new Date(now)}::timestamptz - k.last_review) / greatest(k.stability, 0.001) desc,
      relevance desc, q.id
    limit ${smartReviewSize * 5}`.execute(db)
  return rows.map(({id, isDoubt, memory, relevance}) => ({
    id,
    isDoubt,
    retrievability: retrievabilityAt(memory, now),
    lastOutcome: memory.lastOutcome,
    relevance,
  }))
}

/** What was never seen of the lessons that are released. */
async function newCandidates({db}: Database, kind: DueKind, wanted: DueWanted): Promise<ReviewCandidate[]> {
  const {card, item, key} = sources[kind]
  const {profileId, courseId, now, withoutLessons} = wanted
  const {rows} = await sql<{id: string; isDoubt: boolean; relevance: number}>`
    select q.id, ${doubtOf(kind, profileId)} as "isDoubt", l.relevance
    from ${item} q
    join lesson l on l.id = q.lesson_id
    join course c on c.id = l.course_id
    join course_phase f on f.course_id = l.course_id and f.phase = l.phase
    where l.course_id = ${courseId} and not q.retired
      and ${enableAfterColumn} < ${new Date(now)}::timestamptz
      and q.lesson_id <> all(${[...withoutLessons]}::text[]) and ${isAsked(kind, wanted)}
      and not exists (select from ${card} k where k.profile_id = ${profileId} and ${key} = q.id)
      and ${kind === 'question' ? isOfBank : sql`true`}
    order by "isDoubt" desc, l.relevance desc, q.id
    limit ${smartReviewSize}`.execute(db)
  return rows.map((row) => ({...row, retrievability: null, lastOutcome: null}))
}
