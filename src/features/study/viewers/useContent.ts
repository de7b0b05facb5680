import {useQuery} from 'urql'
import {QuestionManyDocument, type QuestionManyQuery} from '../../../services/gen/day/graphql.ts'
import {FlashcardManyDocument, type FlashcardManyQuery} from '../../../services/gen/study/graphql.ts'

export type ViewedQuestion = QuestionManyQuery['questionMany'][number]
export type ViewedFlashcard = FlashcardManyQuery['flashcardMany'][number]

type Read<Content> = {
  readonly content: Content | undefined
  readonly isPending: boolean
  readonly isFailed: boolean
  readonly onRetry: () => void
}

const outsideActivities = {calendarDate: null, activity: null}

/** A question outside of activities, by its id. */
export function useViewedQuestion(id: string): Read<ViewedQuestion> {
  const [{data, error, fetching}, refetch] = useQuery({
    query: QuestionManyDocument,
    variables: {ids: [id], type: 'question', ...outsideActivities},
  })
  const onRetry = () => refetch({requestPolicy: 'network-only'})
  return {content: data?.questionMany[0], isPending: fetching, isFailed: error !== undefined, onRetry}
}

/** A flashcard outside of activities, by its id. */
export function useViewedFlashcard(id: string): Read<ViewedFlashcard> {
  const [{data, error, fetching}, refetch] = useQuery({
    query: FlashcardManyDocument,
    variables: {ids: [id], type: 'flashcard', ...outsideActivities},
  })
  const onRetry = () => refetch({requestPolicy: 'network-only'})
  return {content: data?.flashcardMany[0], isPending: fetching, isFailed: error !== undefined, onRetry}
}
