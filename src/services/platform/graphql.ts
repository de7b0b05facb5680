import {Client, fetchExchange, mapExchange, subscriptionExchange} from '@urql/core'
import {cacheExchange} from '@urql/exchange-graphcache'
import {afterHydration} from './afterHydration.ts'
import {type CacheNeeds, cacheStorage} from './cacheStorage.ts'
import {serverClock} from './clock.ts'
import {timeZone} from './device.ts'
import {storePreChoice} from '../question/preChoice.cache.ts'
import {authorizedFetch} from './authorizedFetch.ts'
import {codeOfError} from './graphqlErrors.ts'
import {tokensOf} from './identity.ts'
import {liveSocket} from './liveSocket.ts'

export type Connection = {
  readonly client: Client
  /** Forgets the socket and, when asked, everything cached on the device. */
  readonly close: (options: {forget: boolean}) => void
  /** Drops everything cached on the device, for a page that is about to load anew. */
  readonly dropCache: () => Promise<void>
}

/** Who is told that the server takes this login no longer, or refuses what the student may do otherwise: a block. */
export type Refusals = {readonly onUnauthorized: () => void; readonly onForbidden: () => void}

/** A client for one signed-in student, with a cache of its own on the device (so that a reload without network works). */
export function connect(uid: string, {onUnauthorized, onForbidden, painted}: Refusals & CacheNeeds): Connection {
  const token = tokensOf(uid)
  const storage = cacheStorage(uid, {painted})
  const ask = authorizedFetch({token, timeZone, monotonic: serverClock.monotonic, onServerTime: serverClock.observe, onUnauthorized})
  const socket = liveSocket({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    lazy: true,
    shouldRetry: () => true,
    retryAttempts: Number.POSITIVE_INFINITY,
    connectionParams: async () => ({authorization: `Bearer ${(await token()) ?? ''}`, timeZone}),
  })
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch: ask,
    exchanges: [
      mapExchange({onError: (error) => {
        if (codeOfError(error) === 'FORBIDDEN') onForbidden()
      }}),
      afterHydration(storage.hydrated),
      cacheExchange({
        storage,
        updates: {Mutation: {createOrUpdateOnePreChoice: storePreChoice, createManyPreChoices: storePreChoice}},
        keys: {
          Question: (question) => (typeof question.scopedId === 'string' ? question.scopedId : null),
          TheoreticalActivity: () => null,
          Graduation: () => null,
          Work: () => null,
          SmartReview: () => null,
          DueItem: () => null,
          DueFlashcard: () => null,
          Flashcard: (card) => (typeof card.scopedId === 'string' ? card.scopedId : null),
          Caption: () => null,
          QuestionMarks: () => null,
          StudentEssay: () => null,
          Highlight: () => null,
          PreChoice: () => null,
          ExpertComment: () => null,
          StudentCourse: () => null,
          CourseWeekGoals: () => null,
          WeekGoal: () => null,
          StudyWeek: () => null,
          StudyDayPlan: () => null,
          InstitutionTarget: () => null,
          InstitutionsOfState: () => null,
          Institution: () => null,
          Exam: () => null,
          MenuItem: () => null,
          LoginFrequency: () => null,
          ModalDisplay: () => null,
          Experiment: () => null,
          ExamReceipt: () => null,
          MockRanking: () => null,
          MockBanner: () => null,
          // Its id is the template's: an extra of the same mock has figures of its own.
          MockExamTemplateInfo: () => null,
          MockExamTemplate: () => null,
          AreaPerformance: () => null,
          ThemaPerformance: () => null,
          QuestionsByArea: () => null,
          CommentedExam: () => null,
          // A mock exam that was never opened has no id; lists are kept whole, so that no entry outlives its list.
          MockExamHistoryEntry: () => null,
        },
      }),
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: ({query, variables}) => ({
          subscribe: (sink) => ({
            unsubscribe: socket.subscribe({query: query ?? '', variables: {...variables}}, {
              next: ({data, errors}) => sink.next({data: data ?? null, ...(errors && {errors: [...errors]})}),
              error: (error) => sink.error(error),
              complete: () => sink.complete(),
            }),
          }),
        }),
      }),
    ],
  })
  return {
    client,
    close: ({forget}) => {
      void socket.close()
      if (forget) void storage.clear()
    },
    dropCache: async () => {
      await socket.close()
      await storage.clear()
    },
  }
}
