import {useEffect, useState} from 'react'
import {useQuery} from 'urql'
import {type Graded, resultsOf} from '../../../domain/question/results.ts'
import {QuestionManyDocument} from '../../services/gen/day/graphql.ts'
import {groupOf} from '../../../domain/agenda/firstQuestions.ts'
import {type Marked, readAhead} from '../../services/question/readAhead.ts'
import {useStudentActors} from '../studentActors.ts'
import type {Mark} from './NavigatorCells.tsx'
import {difficultyOf, isUngraded, outcomeOfQuestion, type ShownQuestion} from './shown.ts'

/** One value for a read: loading, failed, or ready, perhaps from this device only. */
export type Remote<T> =
  | {readonly status: 'loading'}
  | {readonly status: 'failed'; readonly retry: () => void}
  | {readonly status: 'ready'; readonly value: T; readonly isStale: boolean}

type Source = {readonly calendarDate: string; readonly activity: string}

/** The group of questions around the current one, kept up to date by the cache. */
export function useQuestionChunk(
  ids: readonly string[],
  currentId: string,
  {calendarDate, activity}: Source,
): Remote<readonly ShownQuestion[]> {
  const chunk = groupOf(ids, currentId)
  const [{data, error, fetching, stale}, refetch] = useQuery({
    query: QuestionManyDocument,
    variables: {ids: chunk, calendarDate, type: 'question', activity},
    requestPolicy: 'cache-and-network',
  })
  const [shown, setShown] = useState<{key: string; questions: readonly ShownQuestion[]} | null>(null)
  const key = chunk.join()
  if (data && shown?.questions !== data.questionMany) setShown({key, questions: data.questionMany})
  const questions = data?.questionMany ?? (shown?.key === key ? shown.questions : null)
  if (questions) return {status: 'ready', value: questions, isStale: stale || error !== undefined}
  if (error && !fetching) return {status: 'failed', retry: () => refetch({requestPolicy: 'network-only'})}
  return {status: 'loading'}
}

type KnownQuestion = Graded & {readonly isUngraded: boolean}

/** What is known of each question: its difficulty, the outcome the server gave, and an essay that waits for its grade. */
export type Known = Readonly<Record<string, KnownQuestion>>

const graded = (question: Marked): KnownQuestion => ({
  difficulty: difficultyOf(question),
  outcome: outcomeOfQuestion(question),
  isUngraded: isUngraded(question),
})

function merged(known: Known, questions: readonly Marked[]): Known {
  const fresh = questions.filter((question) => {
    const before = known[question._id]
    const now = graded(question)
    return (
      before?.outcome !== now.outcome || before.difficulty !== now.difficulty || before.isUngraded !== now.isUngraded
    )
  })
  return fresh.length === 0
    ? known
    : {...known, ...Object.fromEntries(fresh.map((question) => [question._id, graded(question)]))}
}

/** What is known of every question of the activity, for the navigator. */
export function useKnownQuestions(
  ids: readonly string[],
  chunk: readonly ShownQuestion[],
  {calendarDate, activity}: Source,
): Known {
  const {client} = useStudentActors()
  const [known, setKnown] = useState<Known>({})
  const current = merged(known, chunk)
  if (current !== known) setKnown(current)
  useEffect(() => {
    const stop = new AbortController()
    void readAhead(
      client(),
      ids,
      {calendarDate, activity},
      (marked) => setKnown((before) => merged(before, marked)),
      stop.signal,
    )
    return () => stop.abort()
  }, [ids, calendarDate, activity, client])
  return current
}

type MarkSource = {
  readonly known: Known
  readonly pending: Readonly<Record<string, 'onItsWay' | 'refused'>>
  readonly marked: ReadonlySet<string>
}

/** The navigator's mark of each question: the server's word first, then the outbox's, then a choice without feedback. */
export function marksOf(ids: readonly string[], {known, pending, marked}: MarkSource): Record<string, Mark> {
  // Counted anew with each step of an answer, of a thousand questions too: no pair is made of each.
  const marks: Record<string, Mark> = {}
  for (const id of ids) {
    const question = known[id]
    const outcome = question?.outcome ?? -1
    if (outcome !== -1) marks[id] = outcome === 1 ? 'right' : 'wrong'
    else marks[id] = pending[id] ?? (question?.isUngraded ? 'ungraded' : marked.has(id) ? 'marked' : 'unanswered')
  }
  return marks
}

const unknown: Graded = {difficulty: 'unknown', outcome: -1}

export const resultsOfKnown = (ids: readonly string[], known: Known) => resultsOf(ids.map((id) => known[id] ?? unknown))
