import {readFileSync} from 'node:fs'
import {Client, createRequest, type Exchange, subscriptionExchange} from '@urql/core'
import {cacheExchange} from '@urql/exchange-graphcache'
import {afterEach, expect, test, vi} from 'vitest'
import {clientDocuments, withTexts} from '../../scripts/lib/clientDocuments.ts'
import {root} from '../../scripts/lib/run.ts'
import {AgendaDocument, AnswerRecordedDocument, QuestionManyDocument} from '../../src/services/gen/day/graphql.ts'
import {CreateOneAnswerDocument} from '../../src/services/gen/writes/graphql.ts'
import {readDocument} from '../../src/services/platform/readDocument.ts'
import {carriesText} from '../journeys/texts.ts'
import {postExchange} from '../../src/services/platform/postExchange.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const build = '0123456789abcdef'

/** The exchange of a built client, or of one that the development server serves. */
async function exchangeOf(documents: string | undefined): Promise<Exchange> {
  vi.stubEnv('VITE_DOCUMENTS', documents)
  return (await import('../../src/services/platform/persisted.ts')).persisted
}

type Sent = Readonly<Record<string, unknown>>

/** What a client with a cache sends by HTTP and by its socket. */
function clientWith(persisted: Exchange) {
  const sent: Sent[] = []
  const said: Sent[] = []
  const client = new Client({
    url: 'http://127.0.0.1/graphql',
    preferGetMethod: false,
    fetch: async (_url, init) => {
      sent.push(JSON.parse(String(init?.body)))
      return Response.json({data: {agenda: null, createOneAnswer: null, questionMany: []}})
    },
    exchanges: [
      cacheExchange({}),
      persisted,
      postExchange,
      subscriptionExchange({
        forwardSubscription: (payload) => {
          said.push({...payload})
          return {
            subscribe: ({complete}) => {
              complete()
              return {unsubscribe: () => undefined}
            },
          }
        },
      }),
    ],
  })
  return {client, sent, said}
}

const nameOf = (operation: string) => ({persistedQuery: {sha256Hash: `${build}.${operation}`}})

test('a built client names its documents, by HTTP and by its socket, and sends no text', async () => {
  const {client, sent, said} = clientWith(await exchangeOf(build))
  const calendarDate = '20261123'
  await client.query(AgendaDocument, {calendarDate}).toPromise()
  const input = {
    document: 'q',
    choosen: 1,
    calendarDate,
    type: 'question',
    theoreticalType: 'theoreticalStudy' as const,
    dateNow: '2026-11-23T12:00:00.000Z',
    activity: 'a',
  }
  await client.mutation(CreateOneAnswerDocument, {input, idempotencyKey: 'k'}).toPromise()
  client
    .subscription(AnswerRecordedDocument, {})
    .subscribe(() => undefined)
    .unsubscribe()
  expect(sent).toEqual([
    {operationName: 'Agenda', variables: {calendarDate}, extensions: nameOf('Agenda')},
    {operationName: 'CreateOneAnswer', variables: {input, idempotencyKey: 'k'}, extensions: nameOf('CreateOneAnswer')},
  ])
  expect(said).toEqual([{operationName: 'AnswerRecorded', extensions: nameOf('AnswerRecorded')}])
})

test('a client that was not built sends texts', async () => {
  const {client, sent} = clientWith(await exchangeOf(undefined))
  await client.query(AgendaDocument, {calendarDate: '20261123'}).toPromise()
  expect(sent).toEqual([
    {operationName: 'Agenda', variables: {calendarDate: '20261123'}, query: expect.stringContaining('query Agenda')},
  ])
})

test('the watch of journeys tells a text from an id, in a body and in a message', async () => {
  const texts = await exchangeOf(undefined)
  vi.resetModules()
  const [plain, built] = [clientWith(texts), clientWith(await exchangeOf(build))]
  for (const {client} of [plain, built]) {
    await client.query(AgendaDocument, {calendarDate: '20261123'}).toPromise()
    client
      .subscription(AnswerRecordedDocument, {})
      .subscribe(() => undefined)
      .unsubscribe()
  }
  const told = ({sent, said}: typeof plain) =>
    [...sent, ...said.map((payload) => ({type: 'subscribe', payload: {query: '', ...payload}}))].map((message) =>
      carriesText(JSON.stringify(message)),
    )
  expect([told(plain), told(built)]).toEqual([
    [true, true],
    [false, false],
  ])
})

test('what the build writes down is what the cache asks, type names included', async () => {
  const {client, sent, said} = clientWith(await exchangeOf(undefined))
  await client.query(QuestionManyDocument, {ids: [], calendarDate: '', type: '', activity: ''}).toPromise()
  client
    .subscription(AnswerRecordedDocument, {})
    .subscribe(() => undefined)
    .unsubscribe()
  const {documents} = clientDocuments(root)
  expect([...sent, ...said].map(({query}) => query)).toEqual([documents.QuestionMany, documents.AnswerRecorded])
  expect(documents.QuestionMany).toContain('__typename')
})

test('the hash of the documents changes with any of them and with nothing else', () => {
  const {id, documents} = clientDocuments(root)
  expect(id).toMatch(/^[\da-f]{16}$/)
  expect(clientDocuments(root)).toEqual({id, documents})
})

/** What the built client carries of the documents of a day. */
const carried = (code: string) =>
  [...code.matchAll(/readDocument\(("(?:[^"\\]|\\.)*"), (-?\d+)\) as unknown as DocumentNode/g)].map(
    ([, text = '', key]): readonly [text: string, key: number] => [JSON.parse(text), Number(key)],
  )

test('the texts that the built client carries are its documents, each under a key of its own', () => {
  const code = withTexts(readFileSync(`${root}/src/services/gen/day/graphql.ts`, 'utf8'))
  expect(code).not.toContain('"kind":"Document"')
  const texts = carried(code).map(([text]) => text)
  expect(new Set(carried(code).map(([, key]) => key)).size).toBe(texts.length)
  const {Agenda = ''} = clientDocuments(root).documents
  const plain = (text: string) => text.replace(/__typename/g, '').replace(/\s+/g, '')
  expect(texts.map(plain)).toContain(plain(Agenda))
  expect(texts.length).toBeGreaterThan(10)
})

test('a document that is read from its text is asked with under its key, without being printed', () => {
  const text = 'query Day{profile{_id}}'
  const document = readDocument(text, 17)
  const {key, query} = createRequest(document, {})
  expect([key, query === document, query.loc?.source.body]).toEqual([17, true, text])
})
