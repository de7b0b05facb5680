import {createRequest, type ExchangeIO, makeOperation, mapExchange} from '@urql/core'
import {print} from 'graphql'
import {empty, fromValue, mergeMap, pipe, publish} from 'wonka'
import {expect, test} from 'vitest'
import {documentText} from '../../src/services/platform/documentText.ts'
import {NotificationReceivedDocument as document} from '../../src/services/gen/notifications/graphql.ts'

/** Takes operations and answers none. */
const nothing: ExchangeIO = (operations) =>
  pipe(
    operations,
    mergeMap(() => empty),
  )

test('a document that was printed as its name goes out as its text', async () => {
  const query = {...document}
  Object.assign(query, {loc: {start: 0, end: 1, source: {body: 'X', name: 'gql'}}})
  const operation = makeOperation('query', createRequest(query, {}), {url: '', requestPolicy: 'network-only'})
  let sent = ''
  const end = mapExchange({
    onOperation: ({query: {loc}}) => {
      sent = String(loc?.source.body)
    },
  })
  const io = {client: {} as never, dispatchDebug: () => undefined, forward: nothing}
  pipe(fromValue(operation), documentText({...io, forward: end(io)}), publish)
  await expect.poll(() => sent).not.toBe('')
  expect(sent).toBe(print(document))
})
