import {useEffect, useState} from 'react'
import {useQuery} from 'urql'
import {type CardAnswer, cardAnswerOf} from '../../../../domain/study/flashcard.ts'
import type {PendingGrade} from '../../../../machines/study/flashcard.types.ts'
import type {OutboxEntry} from '../../../../machines/outbox/outbox.types.ts'
import {FlashcardManyDocument} from '../../../services/gen/study/graphql.ts'
import {groupOf} from '../../../../domain/agenda/firstQuestions.ts'
import {type CardSource, followFlashcards, readCardsAhead} from '../../../services/study/flashcards.ts'
import type {CardMark} from '../../../text/study/flashcard.ts'
import type {Remote} from '../../question/useQuestions.ts'
import {useStudentActors} from '../../studentActors.ts'
import type {ShownFlashcard} from './shown.ts'

/** The group of cards around the current one, kept up to date by the cache. */
export function useCardChunk(
  ids: readonly string[],
  currentId: string,
  {calendarDate, activity}: CardSource,
): Remote<readonly ShownFlashcard[]> {
  const chunk = groupOf(ids, currentId)
  const [{data, error, fetching, stale}, refetch] = useQuery({
    query: FlashcardManyDocument,
    variables: {ids: chunk, calendarDate, type: 'flashcard', activity},
    requestPolicy: 'cache-and-network',
  })
  const [shown, setShown] = useState<{key: string; cards: readonly ShownFlashcard[]} | null>(null)
  const key = chunk.join()
  if (data && shown?.cards !== data.flashcardMany) setShown({key, cards: data.flashcardMany})
  const cards = data?.flashcardMany ?? (shown?.key === key ? shown.cards : null)
  if (cards) return {status: 'ready', value: cards, isStale: stale || error !== undefined}
  if (error && !fetching) return {status: 'failed', retry: () => refetch({requestPolicy: 'network-only'})}
  return {status: 'loading'}
}

/** What the server knows of each card's answer. */
export type KnownCards = Readonly<Record<string, CardAnswer>>

function merged(known: KnownCards, cards: readonly {readonly _id: string; readonly answer: number}[]): KnownCards {
  const fresh = cards.filter(({_id, answer}) => known[_id] !== cardAnswerOf(answer))
  return fresh.length === 0
    ? known
    : {...known, ...Object.fromEntries(fresh.map(({_id, answer}) => [_id, cardAnswerOf(answer)]))}
}

/** What is known of every card of the deck: the cards on the screen, what was read ahead, and what comes from elsewhere. */
export function useKnownCards(
  ids: readonly string[],
  chunk: readonly ShownFlashcard[],
  {calendarDate, activity}: CardSource,
): KnownCards {
  const {client} = useStudentActors()
  const [known, setKnown] = useState<KnownCards>({})
  const current = merged(known, chunk)
  if (current !== known) setKnown(current)
  useEffect(() => {
    const stop = new AbortController()
    void readCardsAhead(
      client(),
      ids,
      {calendarDate, activity},
      (cards) => setKnown((before) => merged(before, cards)),
      stop.signal,
    )
    return () => stop.abort()
  }, [ids, calendarDate, activity, client])
  useEffect(() => {
    if (activity === null) return undefined
    return followFlashcards(client(), (card) => {
      if (card.scopedId === `${activity}:${card._id}`) setKnown((before) => merged(before, [card]))
    })
  }, [activity, client])
  return current
}

/** The last word of the outbox about one card; a refused undo has none. */
export function pendingGradeOf(entries: readonly OutboxEntry[], cardId: string): PendingGrade | null {
  const entry = entries.findLast(
    (candidate) =>
      (candidate.operation === 'answerFlashcard' ||
        (candidate.operation === 'undoFlashcardAnswer' && candidate.refusal === null)) &&
      candidate.input.document === cardId,
  )
  if (entry?.operation === 'answerFlashcard')
    return {kind: 'grade', key: entry.key, grade: entry.input.choosen, isRefused: entry.refusal !== null}
  return entry ? {kind: 'undo', key: entry.key} : null
}

/** The cards the outbox has a word about. */
function pendingCards(entries: readonly OutboxEntry[]): Map<string, PendingGrade> {
  const cards = new Map<string, PendingGrade>()
  for (const entry of entries) {
    if (entry.operation !== 'answerFlashcard' && entry.operation !== 'undoFlashcardAnswer') continue
    const pending = pendingGradeOf(entries, entry.input.document)
    if (pending) cards.set(entry.input.document, pending)
  }
  return cards
}

const markOf = (answer: CardAnswer): CardMark => {
  if (answer === -1) return 'unanswered'
  return answer === 1 ? 'right' : 'wrong'
}

function pendingMark(pending: PendingGrade): CardMark {
  if (pending.kind === 'undo') return 'unanswered'
  return pending.isRefused ? 'refused' : 'onItsWay'
}

/** The navigator's mark of each card: the outbox's word first, since it is newer, then the server's. */
export function cardMarksOf(
  ids: readonly string[],
  known: KnownCards,
  entries: readonly OutboxEntry[],
): Record<string, CardMark> {
  const pending = pendingCards(entries)
  return Object.fromEntries(
    ids.map((id) => {
      const waiting = pending.get(id)
      return [id, waiting ? pendingMark(waiting) : markOf(known[id] ?? -1)] as const
    }),
  )
}

/** What counts in the results: grades on their way too. */
export function countedAnswers(
  ids: readonly string[],
  known: KnownCards,
  entries: readonly OutboxEntry[],
): CardAnswer[] {
  const pending = pendingCards(entries)
  return ids.map((id) => {
    const waiting = pending.get(id)
    if (!waiting) return known[id] ?? -1
    return waiting.kind === 'grade' && !waiting.isRefused ? waiting.grade : -1
  })
}
