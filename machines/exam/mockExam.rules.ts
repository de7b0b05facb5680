import {startRefusal} from '../../domain/exam/mockExam.ts'
import {isFilled} from '../../domain/question/essay.ts'
import {noChoice} from '../../domain/question/outcome.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {MockActivity, MockExamContext, MockMark} from './mockExam.types.ts'

type Marks = MockExamContext['marks']

const isSame = (one: MockMark, other: MockMark) =>
  one.at === other.at && one.selected === other.selected && one.essay === other.essay

/**
 * Everything marked, of which the later of two marks of one question stands, wherever it was made. The same object when nothing
 * changes: each mark comes back from the outbox and from the server.
 */
export function merged(marks: Marks, arrived: readonly MockMark[]): Marks {
  const all = new Map(Object.entries(marks))
  let hasNews = false
  for (const mark of arrived) {
    const before = all.get(mark.questionId)
    if (before && (before.at > mark.at || isSame(before, mark))) continue
    all.set(mark.questionId, mark)
    hasNews = true
  }
  return hasNews ? Object.fromEntries(all) : marks
}

/** The exam as it was read last; the same object while it says the same, because every mark reads it again. */
export const kept = (before: MockActivity | null, read: MockActivity): MockActivity =>
  before !== null && JSON.stringify(before) === JSON.stringify(read) ? before : read

/**
 * When a mark is made, as it is told to the server: never before the mark it replaces, though the clock of the device may have
 * been set back between two loads of the page. The last edit wins.
 */
export const madeAt = (before: MockMark | undefined, now: Instant): Instant =>
  before === undefined ? now : Math.max(now, before.at + 1)

export const isAnswered = (mark: MockMark | undefined): boolean =>
  mark !== undefined && (mark.selected !== noChoice || isFilled(mark.essay ?? ''))

/** The questions without a choice and without an essay, in their order. */
export const missingOf = ({activity, marks}: MockExamContext): string[] =>
  (activity?.questionIds ?? []).filter((id) => !isAnswered(marks[id]))

export const isStarted = (activity: MockActivity | null): boolean => activity !== null && activity.startedAt !== null

/** The time of a started exam is over (spec 2§4). */
export const isOver = (activity: MockActivity | null, now: Instant): boolean =>
  activity !== null && activity.startedAt !== null && activity.deadline !== null && now >= activity.deadline

/** Why it cannot be started at this instant; null when it can, or nothing is known of it. */
export const refusalAt = (activity: MockActivity | null, now: Instant) =>
  activity === null ? null : startRefusal(activity, now, now)

/**
 * When keys and comments come (D-10): with `answersAt`, and for an exam that ran out of time not before nothing of it
 * can change any more. Null: at once.
 */
export function keysAt({answersAt, sealsAt, receipt}: MockActivity, isTimeOver: boolean): Instant | null {
  const isByStudent = receipt ? receipt.byStudent : !isTimeOver
  return isByStudent ? answersAt : (sealsAt ?? answersAt)
}
