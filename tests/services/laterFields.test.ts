import {Client} from '@urql/core'
import {cacheExchange} from '@urql/exchange-graphcache'
import {expect, test} from 'vitest'
import {laterFields} from '../../src/services/platform/laterFields.ts'
import {postExchange} from '../../src/services/platform/postExchange.ts'

const before = 'query Before { questionMany { _id body } }'
const now = 'query Now { questionMany { _id body keyHeldUntil gradeUntil } }'
const stored = {__typename: 'Question', _id: 'q1', body: 'Enunciado'}

/** A client whose server answers with one question, and is gone after the first request. */
function clientWith(resolvers: typeof laterFields | undefined, question: object) {
  let isOver = false
  return new Client({
    url: 'http://127.0.0.1/graphql',
    preferGetMethod: false,
    fetch: async () => {
      if (isOver) throw new TypeError('no network')
      isOver = true
      return Response.json({data: {questionMany: [question]}})
    },
    exchanges: [cacheExchange({keys: {Question: ({_id}) => String(_id)}, ...(resolvers && {resolvers})}), postExchange],
  })
}

test('what a version before has cached is read without network, the later fields as null', async () => {
  const client = clientWith(laterFields, stored)
  await client.query(before, {}).toPromise()
  const {data} = await client.query(now, {}).toPromise()
  expect(data).toMatchObject({questionMany: [{_id: 'q1', body: 'Enunciado', keyHeldUntil: null, gradeUntil: null}]})
})

test('without them the cache knows nothing of it', async () => {
  const client = clientWith(undefined, stored)
  await client.query(before, {}).toPromise()
  const {data, error} = await client.query(now, {}).toPromise()
  expect([data, error?.networkError?.message]).toEqual([undefined, 'no network'])
})

test('a value that came stays what it is', async () => {
  const client = clientWith(laterFields, {...stored, keyHeldUntil: '2026-12-12T21:00:00.000Z', gradeUntil: null})
  await client.query(now, {}).toPromise()
  const {data} = await client.query(now, {}).toPromise()
  expect(data).toMatchObject({questionMany: [{keyHeldUntil: '2026-12-12T21:00:00.000Z', gradeUntil: null}]})
})
