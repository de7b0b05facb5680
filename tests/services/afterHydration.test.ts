import {type AnyVariables, Client, type Exchange, gql, type Operation, type OperationResult} from '@urql/core'
import {expect, test, vi} from 'vitest'
import {filter, map, pipe, tap} from 'wonka'
import {afterHydration} from '../../src/services/platform/afterHydration.ts'

const taken = (operation: Operation): OperationResult<unknown, AnyVariables> => ({
  operation,
  data: {},
  stale: false,
  hasNext: false,
})

/** A client whose cache, which is the end of its chain here, tells what it was given and answers at once. */
function clientOn(hydrated: Promise<void>) {
  const given: string[] = []
  const cache: Exchange = () => (operations) =>
    pipe(
      operations,
      tap(({kind, variables}) => void given.push(`${kind} ${String(variables?.of)}`)),
      filter(({kind}) => kind !== 'teardown'),
      map(taken),
    )
  return {
    given,
    client: new Client({url: '/graphql', preferGetMethod: false, exchanges: [afterHydration(hydrated), cache]}),
  }
}

const document = gql<unknown, {of: string}>`
  query Day($of: String) {
    day(of: $of)
  }
`

const turn = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })

test('what is asked while the cache reads the device waits, in order, and so does what is asked no more', async () => {
  const hydrated = Promise.withResolvers<void>()
  const {given, client} = clientOn(hydrated.promise)
  client.query(document, {of: 'profile'}).subscribe(() => undefined)
  client
    .query(document, {of: 'left'})
    .subscribe(() => undefined)
    .unsubscribe()
  client.query(document, {of: 'agenda'}).subscribe(() => undefined)
  await turn()
  expect(given).toEqual([])
  hydrated.resolve()
  await turn()
  expect(given).toEqual(['query profile', 'query left', 'teardown left', 'query agenda'])
})

test('an end that an early answer brings about stays behind what it ends', async () => {
  const hydrated = Promise.withResolvers<void>()
  const {given, client} = clientOn(hydrated.promise)
  let leave = (): void => undefined
  client.query(document, {of: 'profile'}).subscribe(() => leave())
  const {unsubscribe} = client.query(document, {of: 'day'}).subscribe(() => undefined)
  leave = unsubscribe
  hydrated.resolve()
  await turn()
  expect(given.indexOf('teardown day')).toBeGreaterThan(given.indexOf('query day'))
})

test('somebody who fails on an early answer holds up nobody', async () => {
  const failures: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => failures.push(error))
  const {given, client} = clientOn(Promise.resolve())
  client.query(document, {of: 'profile'}).subscribe(() => {
    throw new Error('of a listener')
  })
  client.query(document, {of: 'agenda'}).subscribe(() => undefined)
  await turn()
  expect([given, failures]).toEqual([['query profile', 'query agenda'], [new Error('of a listener')]])
  vi.unstubAllGlobals()
})

test('what an early answer brings about in its turn is answered within the call', async () => {
  const {client} = clientOn(Promise.resolve())
  await client.query(document, {of: 'agenda'}).toPromise()
  expect(client.readQuery(document, {of: 'questions'})).toMatchObject({data: {}})
})

test('afterwards the cache answers within the call', async () => {
  const {client} = clientOn(Promise.resolve())
  await turn()
  expect(client.readQuery(document, {of: 'profile'})).toMatchObject({data: {}})
})
