import {
  type Exchange,
  getOperationName,
  makeErrorResult,
  makeResult,
  type Operation,
  type OperationResult,
  stringifyDocument,
} from '@urql/core'
import {filter, fromPromise, merge, mergeMap, onEnd, pipe, share, type Source, takeUntil} from 'wonka'

const accept = 'application/graphql-response+json, application/graphql+json, application/json'

/** What is sent of an operation: its document, unless it is named instead (`persisted.ts`). */
const bodyOf = ({query, variables, extensions}: Operation) => ({
  operationName: getOperationName(query),
  query: extensions?.['persistedQuery'] ? undefined : stringifyDocument(query),
  variables,
  extensions,
})

const isTimeout = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'TimeoutError'

async function post(operation: Operation, ending: AbortController): Promise<OperationResult> {
  const {url, fetch: send = fetch, fetchOptions = {}} = operation.context
  const {headers, signal, ...options} = typeof fetchOptions === 'function' ? fetchOptions() : fetchOptions
  // Others may wait for the same reply: that one who asked has gone does not end it, its longest time does.
  signal?.addEventListener('abort', () => {
    if (isTimeout(signal.reason)) ending.abort(signal.reason)
  })
  let response: Response | undefined
  try {
    const all = new Headers(headers)
    all.set('accept', accept)
    all.set('content-type', 'application/json')
    response = await send(url, {
      ...options,
      method: 'POST',
      headers: all,
      body: JSON.stringify(bodyOf(operation)),
      signal: ending.signal,
    })
    return makeResult(operation, await response.json(), response)
  } catch (error) {
    const told = response && !response.ok && response.statusText ? new Error(response.statusText) : error
    return makeErrorResult(operation, told instanceof Error ? told : new Error(String(told)), response)
  }
}

function source(operation: Operation): Source<OperationResult> {
  const ending = new AbortController()
  return pipe(
    fromPromise(post(operation, ending)),
    onEnd(() => ending.abort()),
  )
}

/**
 * Sends each query and mutation as one request with one reply in JSON, within the call in which it is asked where `fetch` does
 * so: an answer is on its way before what was pressed is drawn. urql's own `fetchExchange` begins a few turns later, reads
 * streams, which the server does not send, and drops the signal of `fetchOptions`, so that nothing could have a longest time.
 */
export const postExchange: Exchange =
  ({forward}) =>
  (operations) => {
    const shared = share(operations)
    const isSent = ({kind}: Operation) => kind === 'query' || kind === 'mutation'
    const results = mergeMap((operation: Operation) => {
      const isEnd = ({kind, key}: Operation) => kind === 'teardown' && key === operation.key
      return pipe(source(operation), takeUntil(filter(isEnd)(shared)))
    })(filter(isSent)(shared))
    return merge([results, forward(filter((operation: Operation) => !isSent(operation))(shared))])
  }
