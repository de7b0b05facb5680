import type {AnyVariables, Client, TypedDocumentNode} from '@urql/core'
import {timeoutMs, RequestError, unansweredFailure} from '../profile/requests.ts'

export type Read<Data> = {
  readonly data: Data
  /** No server answered: this is what the device last heard. */
  readonly isFromDevice: boolean
}

/** What the server says now, or what this device last heard of it. Rejects with a `RequestError` when neither is known. */
export async function readNow<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<Read<Data>> {
  const fetchOptions = {signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])}
  const fresh = await client.query(document, variables, {requestPolicy: 'network-only', fetchOptions}).toPromise()
  if (fresh.data !== undefined && fresh.error === undefined) return {data: fresh.data, isFromDevice: false}
  const known = await client.query(document, variables, {requestPolicy: 'cache-only'}).toPromise()
  if (known.data !== undefined && known.data !== null) return {data: known.data, isFromDevice: true}
  throw new RequestError(unansweredFailure(), {cause: fresh.error})
}
