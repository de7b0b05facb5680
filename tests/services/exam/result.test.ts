import {type Client, CombinedError} from '@urql/core'
import {GraphQLError} from 'graphql'
import {expect, test} from 'vitest'
import {createActor, toPromise} from 'xstate'
import type {MockExamResult} from '../../../domain/exam/result.ts'
import {rankMockExamWith, readResultWith} from '../../../src/services/exam/result.actors.ts'

const lost = new CombinedError({networkError: new Error('socket hang up')})
const named = (code: string) => new CombinedError({graphQLErrors: [new GraphQLError('refused', {extensions: {code}})]})
const ids = {activityId: 'mock-1', templateId: 'template-1'}

const wire = {
  mockExamTemplateInfo: {
    totalQuestions: 4,
    studentScore: 3,
    cutOffScore: 60,
    percentile: 0.5,
    infoDescription: null,
    rankingGeneratedOn: null,
    banner: {imageUrl: 'javascript:0', link: 'https://example.com/curso', title: 'Curso', subtitle: null},
  },
  studentPerformanceMockExam: [{area: 'PED', totalQuestionsByArea: 4, correct: 3, wrong: 1, average: 0.75, themas: []}],
  questionsByAreaMockExam: [{area: 'PED', questions: 4}],
}

const known: MockExamResult = {
  total: 4,
  right: 3,
  cutOff: 60,
  percentile: 0.5,
  description: null,
  banner: {imageUrl: null, href: 'https://example.com/curso', title: 'Curso', subtitle: null},
  composition: [{area: 'PED', questions: 4}],
  areas: [{area: 'PED', total: 4, right: 3, wrong: 1, average: 75, themes: []}],
}

/** A client whose server and whose cache answer as told; what each was asked is written down. */
function clientWith({server, cache, mutation}: {server?: unknown; cache?: unknown; mutation?: unknown}) {
  const asked: unknown[] = []
  const client = {
    query: (_document: unknown, variables: unknown, {requestPolicy}: {requestPolicy: string}) => {
      asked.push([requestPolicy, variables])
      const data = requestPolicy === 'network-only' ? server : cache
      return {toPromise: () => Promise.resolve(data === undefined ? {error: lost} : {data})}
    },
    mutation: (_document: unknown, variables: unknown) => {
      asked.push(variables)
      return {toPromise: () => Promise.resolve(mutation)}
    },
  }
  // The two operations that the actors use, of the many that a client has.
  return {asked, client: client as unknown as Client}
}

const read = (client: Client) => toPromise(createActor(readResultWith(client), {input: ids}).start())
const rank = (client: Client) =>
  toPromise(createActor(rankMockExamWith(client), {input: {...ids, idempotencyKey: 'k1'}}).start())

test('a result is read from the server, three questions in one go', async () => {
  const {client, asked} = clientWith({server: wire})
  expect(await read(client)).toEqual(known)
  expect(asked).toEqual([
    ['network-only', {activityId: 'mock-1'}],
    ['network-only', {activityId: 'mock-1'}],
    ['network-only', {mockExamTemplateId: 'template-1'}],
  ])
})

test('without a server, a result that this device read before is shown again; without that it fails', async () => {
  expect(await read(clientWith({cache: wire}).client)).toEqual(known)
  await expect(read(clientWith({}).client)).rejects.toThrow('the result did not come')
})

test('a place is asked for with the key of its wish', async () => {
  const {client, asked} = clientWith({mutation: {data: {rankMockExam: {position: 3, total: 9, grade: 70}}}})
  expect(await rank(client)).toEqual({position: 3, total: 9, grade: 70})
  expect(asked).toEqual([{mockExamTemplate: 'template-1', activity: 'mock-1', idempotencyKey: 'k1'}])
})

test.each([
  [lost, 'unreachable'],
  [named('INTERNAL'), 'unreachable'],
  [named('UNAUTHENTICATED'), 'unauthenticated'],
  [named('RANKING_NOT_READY'), 'RANKING_NOT_READY'],
  [named('NOT_FOUND'), 'NOT_FOUND'],
])('%s tells the ranking that it is %s', async (error, code) => {
  await expect(rank(clientWith({mutation: {error}}).client)).rejects.toMatchObject({name: 'RankingError', code})
})
