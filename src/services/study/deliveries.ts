import {AnswerFlashcardDocument, UndoFlashcardAnswerDocument} from '../gen/writes/graphql.ts'
import {type Deliveries, send} from '../outbox/send.ts'

/** Grades of flashcards. */
export const studyDeliveries: Deliveries<'answerFlashcard' | 'undoFlashcardAnswer'> = {
  answerFlashcard: (client, {key, input}) => send(client, AnswerFlashcardDocument, {input, idempotencyKey: key}),
  undoFlashcardAnswer: (client, {key, input}) =>
    send(client, UndoFlashcardAnswerDocument, {input, idempotencyKey: key}),
}
