import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import {allLessons, deckPath} from '../../../domain/decks/place.ts'
import type {HidingChange} from '../../../machines/forum/hiding.types.ts'
import type {ReportedContext} from '../../../machines/forum/reportedQueue.types.ts'
import {DecideReportedFlashcardDocument, ReportedFlashcardsDocument} from '../gen/decks/graphql.ts'
import {ask, mutate} from '../profile/requests.ts'

/** The cards of the community that students reported. Rejects with a `RequestError`. */
export const loadReportedCardsWith = (client: Client) =>
  fromPromise<ReportedContext>(async ({signal}) => {
    const {reportedFlashcards} = await ask(client, ReportedFlashcardsDocument, {}, signal)
    return {
      total: reportedFlashcards.totalAmount,
      items: reportedFlashcards.items.map(({_id, front, back, author, lessonId, reports}) => ({
        id: _id,
        author,
        body: `${front}\n\n${back}`,
        reports: reports.map(({body: description, ...report}) => ({...report, description})),
        link: deckPath('comunidade', lessonId ?? allLessons),
      })),
    }
  })

/** Hides a reported card with a reason, or lets it stand. Rejects with a `RequestError`. */
export const decideCardWith = (client: Client) =>
  fromPromise<unknown, HidingChange>(({input: {id, reason, key}, signal}) =>
    mutate(client, DecideReportedFlashcardDocument, {_id: id, reason, idempotencyKey: key}, signal),
  )
