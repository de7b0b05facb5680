import {Client} from '@urql/core'
import {cacheExchange} from '@urql/exchange-graphcache'
import {expect, test} from 'vitest'
import {QuestionManyDocument} from '../../src/services/gen/day/graphql.ts'
import {CreateManyAnswerDocument, CreateOneAnswerDocument} from '../../src/services/gen/writes/graphql.ts'
import {mutationUpdates} from '../../src/services/platform/mutationUpdates.ts'
import {postExchange} from '../../src/services/platform/postExchange.ts'

const answerTo = (id: string) => ({
  __typename: 'Answer',
  _id: `answer-${id}`,
  document: id,
  choosen: 1,
  outcome: 1,
  createdAt: '2026-11-28T12:00:00.000Z',
})
const keyOf = (id: string) => ({
  __typename: 'Question',
  _id: id,
  scopedId: `day:${id}`,
  correctChoice: 1,
  answersProportion: null,
  answer: null,
  comment: null,
  keyHeldUntil: null,
  gradeUntil: null,
})
const questionOf = (id: string, isAnswered: boolean) => ({
  ...keyOf(id),
  body: [],
  choices: ['a', 'b'],
  isEssay: false,
  institution: null,
  uf: null,
  year: 2026,
  examOrder: null,
  examType: null,
  classification: [],
  difficulty: 'easy',
  studentAnswer: isAnswered ? answerTo(id) : null,
  studentEssay: null,
  studentMarks: null,
})
const replyTo = (id: string) => ({...answerTo(id), question: {...keyOf(id), studentAnswer: answerTo(id)}})

const source = {calendarDate: '20261128', type: 'question', activity: 'day'}

/** A client that shows an answered question and an open one, while a request is on its way that is never answered. */
async function showingTwo() {
  const asked: string[] = []
  const seen: (readonly (string | undefined)[])[] = []
  const client = new Client({
    url: 'http://127.0.0.1/graphql',
    preferGetMethod: false,
    fetch: async (_url, init) => {
      const {operationName, variables} = JSON.parse(String(init?.body))
      if (variables.ids?.includes('elsewhere')) return new Promise<Response>(() => undefined)
      asked.push(operationName)
      if (operationName === 'CreateOneAnswer') return Response.json({data: {createOneAnswer: replyTo('two')}})
      if (operationName === 'CreateManyAnswer') return Response.json({data: {createManyAnswer: [replyTo('two')]}})
      return Response.json({data: {questionMany: [questionOf('one', true), questionOf('two', false)]}})
    },
    exchanges: [
      cacheExchange({
        keys: {Question: ({scopedId}) => String(scopedId)},
        updates: {Mutation: mutationUpdates},
      }),
      postExchange,
    ],
  })
  await client.query(QuestionManyDocument, {ids: ['one', 'two'], ...source}).toPromise()
  client
    .query(QuestionManyDocument, {ids: ['one', 'two'], ...source})
    .subscribe(({data}) => seen.push(data?.questionMany.map(({studentAnswer}) => studentAnswer?.document) ?? []))
  client.query(QuestionManyDocument, {ids: ['elsewhere'], ...source}).subscribe(() => undefined)
  return {client, asked, seen}
}

const input = {...source, theoreticalType: 'theoreticalStudy', dateNow: '2026-11-28T12:00:00.000Z'} as const

test.each([
  [
    'one answer',
    async (client: Client) =>
      client.mutation(CreateOneAnswerDocument, {
        input: {...input, document: 'two', choosen: 1},
        idempotencyKey: 'k',
      }),
  ],
  [
    'many answers',
    async (client: Client) =>
      client.mutation(CreateManyAnswerDocument, {
        input: {...input, answers: [{document: 'two', choosen: 1}]},
        idempotencyKey: 'k',
      }),
  ],
])('%s, while something else is asked for: the earlier ones are not asked for again', async (_name, send) => {
  const {client, asked, seen} = await showingTwo()
  await send(client)
  expect(asked.filter((name) => name === 'QuestionMany')).toHaveLength(1)
  expect(seen.at(-1)).toEqual(['one', 'two'])
})
