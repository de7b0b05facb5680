import {Client} from '@urql/core'
import {cacheExchange} from '@urql/exchange-graphcache'
import {expect, test} from 'vitest'
import {
  GetExamActivityDocument,
  GetMockExamActivityDocument,
  GetSmartExamActivityDocument,
} from '../../../src/services/gen/exam/graphql.ts'
import {
  CreateManyPreChoicesDocument,
  CreateOrUpdateOnePreChoiceDocument,
} from '../../../src/services/gen/writes/graphql.ts'
import {storePreChoice} from '../../../src/services/question/preChoice.cache.ts'
import {postExchange} from '../../../src/services/platform/postExchange.ts'

const dateNow = '2026-11-22T12:00:00.000Z'
const preChoice = (questionId: string, selected: number) => ({
  __typename: 'PreChoice',
  questionId,
  activity: 'p1',
  selected,
  essay: null,
  dateNow,
})

/** A server that knows one exam of each kind, and records what it is sent. */
function clientOf(data: Readonly<Record<string, unknown>>) {
  return new Client({
    url: 'http://127.0.0.1/graphql',
    preferGetMethod: false,
    fetch: async (_url, init) => {
      const {operationName}: {operationName: string} = JSON.parse(String(init?.body))
      return Response.json({data: data[operationName]})
    },
    exchanges: [
      cacheExchange({
        keys: {PreChoice: () => null, ExamReceipt: () => null, MockRanking: () => null},
        updates: {Mutation: {createOrUpdateOnePreChoice: storePreChoice, createManyPreChoices: storePreChoice}},
      }),
      postExchange,
    ],
  })
}

const common = {
  _t: '',
  _id: 'p1',
  finished: false,
  calendarDate: '20261122',
  institution: 'USP',
  uf: 'SP',
  year: 2026,
  title: 'USP 2026',
  examTemplate: 'usp',
  questions: ['q1', 'q2'],
  totalQuestions: 2,
  receipt: null,
  startedAt: null,
  deadline: null,
  countsUntil: null,
  sealsAt: null,
  lateMarks: [],
  extraTime: 0,
  mockExamTemplate: 'm',
  subtitle: null,
  description: null,
  startsAt: null,
  finishesAt: null,
  timeToDo: 60,
  answersAt: null,
  rankingAt: null,
  ranking: null,
  limitDateToStart: null,
  printingIsBlocked: false,
  preChoice: [preChoice('q1', 0)],
}
const data = {
  GetExamActivity: {getExamActivity: {...common, __typename: 'ExamActivity'}},
  GetMockExamActivity: {getMockExamActivity: {...common, __typename: 'MockExamActivity'}},
  GetSmartExamActivity: {getSmartExamActivity: {...common, __typename: 'SmartExamActivity'}},
  CreateOrUpdateOnePreChoice: {createOrUpdateOnePreChoice: preChoice('q1', 2)},
  CreateManyPreChoices: {createManyPreChoices: [preChoice('q1', 1), preChoice('q2', 3)]},
}

const known = {id: 'p1'}
const reads = {
  full: (client: Client) =>
    client
      .query(GetExamActivityDocument, known)
      .toPromise()
      .then((reply) => reply.data?.getExamActivity.preChoice),
  mock: (client: Client) =>
    client
      .query(GetMockExamActivityDocument, known)
      .toPromise()
      .then((reply) => reply.data?.getMockExamActivity.preChoice),
  smart: (client: Client) =>
    client
      .query(GetSmartExamActivityDocument, known)
      .toPromise()
      .then((reply) => reply.data?.getSmartExamActivity.preChoice),
}

test.each(Object.entries(reads))(
  'what was marked in a %s exam is on this device for a reload without network',
  async (_kind, read) => {
    const client = clientOf(data)
    const marks = async () => (await read(client))?.map(({questionId, selected}) => [questionId, selected])
    expect(await marks()).toEqual([['q1', 0]])
    const one = {question: 'q1', selected: 2, activity: 'p1', dateNow}
    await client.mutation(CreateOrUpdateOnePreChoiceDocument, {input: one, idempotencyKey: 'k1'}).toPromise()
    expect(await marks()).toEqual([['q1', 2]])
    const many = {
      preChoices: [
        {question: 'q1', selected: 1},
        {question: 'q2', selected: 3},
      ],
      activity: 'p1',
      dateNow,
    }
    await client.mutation(CreateManyPreChoicesDocument, {input: many, idempotencyKey: 'k2'}).toPromise()
    expect(await marks()).toEqual([
      ['q1', 1],
      ['q2', 3],
    ])
  },
)
