import {Client, gql} from '@urql/core'
import {expect, test} from 'vitest'
import {postExchange} from '../../src/services/platform/postExchange.ts'

type Asked = {readonly url: string; readonly init: RequestInit}

const question = gql`
  query Question($id: ID) {
    question(id: $id)
  }
`
const write = gql`
  mutation Write($input: Int) {
    write(input: $input)
  }
`

/** A client, what it has asked for, and a server that answers as the test says. */
function clientOf(reply: (init: RequestInit) => Promise<Response>) {
  const asked: Asked[] = []
  const client = new Client({
    url: 'http://127.0.0.1/graphql',
    preferGetMethod: false,
    fetchOptions: {headers: {'x-timezone': 'America/Sao_Paulo'}},
    fetch: (url, init = {}) => {
      asked.push({url: String(url), init})
      return reply(init)
    },
    exchanges: [postExchange],
  })
  return {client, asked}
}

const never = ({signal}: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

test('an operation is one request within the call, with its document, variables and headers', async () => {
  const {client, asked} = clientOf(() => Promise.resolve(Response.json({data: {write: 1}, extensions: {took: 1}})))
  const reply = client.mutation(write, {input: 1}).toPromise()
  expect(asked).toHaveLength(1)
  const [{url, init} = {url: '', init: {}}] = asked
  expect(url).toBe('http://127.0.0.1/graphql')
  expect(init.method).toBe('POST')
  const body: unknown = JSON.parse(String(init.body))
  expect(body).toEqual({
    operationName: 'Write',
    query: expect.stringContaining('mutation Write'),
    variables: {input: 1},
  })
  const headers = new Headers(init.headers)
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('accept')).toContain('application/json')
  expect(headers.get('x-timezone')).toBe('America/Sao_Paulo')
  expect(await reply).toMatchObject({data: {write: 1}, error: undefined, extensions: {took: 1}})
})

test('what the server refuses, and data beside it, are told', async () => {
  const errors = [{message: 'FORBIDDEN', extensions: {code: 'FORBIDDEN'}}]
  const {client} = clientOf(() => Promise.resolve(Response.json({data: {question: null}, errors}, {status: 403})))
  const {data, error} = await client.query(question, {id: '1'}).toPromise()
  expect(data).toEqual({question: null})
  expect(error?.graphQLErrors.map(({message}) => message)).toEqual(['FORBIDDEN'])
  expect(error?.response).toMatchObject({status: 403})
})

test.each([
  ['a page of a proxy', () => new Response('<html>', {status: 502, statusText: 'Bad Gateway'}), 'Bad Gateway'],
  ['no JSON', () => new Response('{"data":'), 'JSON'],
  ['JSON that answers nothing', () => Response.json({}), 'No Content'],
])('%s is a failure of the network with its status', async (_what, reply, words) => {
  const {client} = clientOf(() => Promise.resolve(reply()))
  const {data, error} = await client.query(question, {id: '1'}).toPromise()
  expect(data).toBeUndefined()
  expect(error?.networkError?.message).toContain(words)
  expect(error?.response).toMatchObject({status: reply().status})
})

test('a network that is gone is told as what it said', async () => {
  const {client} = clientOf(() => Promise.reject(new TypeError('Failed to fetch')))
  const {error} = await client.query(question, {id: '1'}).toPromise()
  expect(error?.networkError).toEqual(new TypeError('Failed to fetch'))
})

test('a request ends at the longest time of its caller, and the caller is told', async () => {
  const {client} = clientOf(never)
  const late = new AbortController()
  const reply = client.mutation(write, {input: 1}, {fetchOptions: {signal: late.signal}}).toPromise()
  late.abort(new DOMException('too late', 'TimeoutError'))
  const {error} = await reply
  expect(error?.networkError).toMatchObject({name: 'TimeoutError', message: 'too late'})
})

test('who asks for what another asked for, and left, has the reply', async () => {
  const reply = Promise.withResolvers<Response>()
  const {client, asked} = clientOf(({signal}) => Promise.race([reply.promise, never({signal: signal ?? null})]))
  const [first, second] = [new AbortController(), new AbortController()]
  const ask = ({signal}: AbortController) =>
    client.query(question, {id: '1'}, {requestPolicy: 'network-only', fetchOptions: {signal}}).toPromise()
  void ask(first)
  first.abort()
  const answer = ask(second)
  reply.resolve(Response.json({data: {question: 'A'}}))
  expect(await answer).toMatchObject({data: {question: 'A'}, error: undefined})
  expect(asked).toHaveLength(1)
})

test('a query that nobody watches any more is given up, and nobody is told', async () => {
  const {client, asked} = clientOf(never)
  let told = 0
  const watching = client.query(question, {id: '1'}).subscribe(() => (told += 1))
  expect(asked.map(({init}) => init.signal?.aborted)).toEqual([false])
  watching.unsubscribe()
  await Promise.resolve()
  expect(asked.map(({init}) => init.signal?.aborted)).toEqual([true])
  expect(told).toBe(0)
})
