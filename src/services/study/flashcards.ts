import type {Client} from '@urql/core'
import {type CardAnswer, cardAnswerOf} from '../../../domain/study/flashcard.ts'
import {FlashcardManyDocument, FlashcardMarksDocument, FlashcardRecordedDocument} from '../gen/study/graphql.ts'
import {userIdle} from '../platform/userIdle.ts'
import {chunksAhead, markGroupsOf} from '../question/chunks.ts'

/** Where cards are read: in an activity of a day, or, all null, in the bank. */
export type CardSource = {readonly calendarDate: string | null; readonly activity: string | null}

export type CardMarked = {readonly _id: string; readonly scopedId: string; readonly answer: CardAnswer}

type Read = {
  readonly data?: {readonly flashcardMany: readonly {_id: string; scopedId: string; answer: number}[]} | undefined
}

const marked = ({data}: Read): CardMarked[] =>
  (data?.flashcardMany ?? []).map(({_id, scopedId, answer}) => ({_id, scopedId, answer: cardAnswerOf(answer)}))

/**
 * Reads of a deck what its screen does not show yet: first the answers of all cards, a few bytes each, then, in idle
 * moments, the first hundred cards themselves, so that the network may go. A deck of one group is all on the screen.
 */
export async function readCardsAhead(
  client: Client,
  ids: readonly string[],
  source: CardSource,
  onMarks: (cards: readonly CardMarked[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const groups = chunksAhead(ids)
  if (groups.length < 2) return
  const read = {...source, type: 'flashcard'}
  for (const group of markGroupsOf(ids)) {
    const reply = await client.query(FlashcardMarksDocument, {ids: group, ...read}).toPromise()
    if (signal.aborted) return
    onMarks(marked(reply))
  }
  for (const group of groups) {
    await userIdle()
    if (signal.aborted) return
    const reply = await client.query(FlashcardManyDocument, {ids: group, ...read}).toPromise()
    if (signal.aborted) return
    onMarks(marked(reply))
  }
}

/** Calls back with every grade of this student that was recorded or taken back, here or elsewhere. Returns the stop. */
export function followFlashcards(client: Client, onCard: (card: CardMarked) => void): () => void {
  const watch = client.subscription(FlashcardRecordedDocument, {}).subscribe(({data}) => {
    if (data) onCard({...data.flashcardRecorded, answer: cardAnswerOf(data.flashcardRecorded.answer)})
  })
  return () => watch.unsubscribe()
}
