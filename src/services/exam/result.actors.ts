import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import {
  areaResultsOf,
  compositionOf,
  type MockExamResult,
  type MockRanking,
  safeBanner,
} from '../../../domain/exam/result.ts'
import type {ReadResultInput} from '../../../machines/exam/mockResult.types.ts'
import type {RankInput} from '../../../machines/exam/ranking.types.ts'
import {
  MockExamTemplateInfoDocument,
  QuestionsByAreaMockExamDocument,
  RankMockExamDocument,
  StudentPerformanceMockExamDocument,
} from '../gen/exam/graphql.ts'
import {failureOfError} from '../platform/graphqlErrors.ts'
import {timeoutMs} from '../profile/requests.ts'

/** A ranking that did not come. `code` is the server's word, `unauthenticated`, or `unreachable` when it may come later. */
class RankingError extends Error {
  readonly code: string

  constructor(code: string, options?: ErrorOptions) {
    super(code, options)
    this.name = 'RankingError'
    this.code = code
  }
}

/** Asks for the student's place (spec 2§7 `RankMockExam`). Rejects with an error whose `code` tells why there is none. */
export const rankMockExamWith = (client: Client) =>
  fromPromise<MockRanking, RankInput>(async ({input: {activityId, templateId, idempotencyKey}, signal}) => {
    const fetchOptions = {signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])}
    const variables = {mockExamTemplate: templateId, activity: activityId, idempotencyKey}
    const {data, error} = await client.mutation(RankMockExamDocument, variables, {fetchOptions}).toPromise()
    if (data) return data.rankMockExam
    const failure = error ? failureOfError(error) : null
    throw new RankingError(failure?.kind === 'refused' ? failure.code : (failure?.kind ?? 'unreachable'), {
      cause: error,
    })
  })

type Policy = 'network-only' | 'cache-only'

async function read(
  client: Client,
  {activityId, templateId}: ReadResultInput,
  requestPolicy: Policy,
  signal: AbortSignal,
) {
  const context = {requestPolicy, fetchOptions: {signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])}}
  const [info, performance, composition] = await Promise.all([
    client.query(MockExamTemplateInfoDocument, {activityId}, context).toPromise(),
    client.query(StudentPerformanceMockExamDocument, {activityId}, context).toPromise(),
    client.query(QuestionsByAreaMockExamDocument, {mockExamTemplateId: templateId}, context).toPromise(),
  ])
  if (!info.data || !performance.data || !composition.data) return null
  const {totalQuestions, studentScore, cutOffScore, percentile, infoDescription, banner} =
    info.data.mockExamTemplateInfo
  return {
    total: totalQuestions,
    right: studentScore ?? null,
    cutOff: cutOffScore,
    percentile: percentile ?? null,
    description: infoDescription ?? null,
    banner: banner ? safeBanner(banner) : null,
    composition: compositionOf(composition.data.questionsByAreaMockExam),
    areas: areaResultsOf(performance.data.studentPerformanceMockExam),
  } satisfies MockExamResult
}

/**
 * Reads all that the result of a finished mock exam shows (spec 2§7). Without a server, what this device read before
 * stands. Rejects when there is neither.
 */
export const readResultWith = (client: Client) =>
  fromPromise<MockExamResult, ReadResultInput>(async ({input, signal}) => {
    const result =
      (await read(client, input, 'network-only', signal)) ?? (await read(client, input, 'cache-only', signal))
    if (!result) throw new Error('the result did not come')
    return result
  })
