import type {AnyVariables, Client, CombinedError, TypedDocumentNode} from '@urql/core'
import type {RequestFailure} from '../../../domain/profile/requestFailure.ts'
import {failureOfError} from '../platform/graphqlErrors.ts'

/** A request of a form that did not succeed; machines read `failure` with `requestFailureIn`. */
export class RequestError extends Error {
  readonly failure: RequestFailure

  constructor(failure: RequestFailure, options?: ErrorOptions) {
    super(failure, options)
    this.name = 'RequestError'
    this.failure = failure
  }
}

/** A reply that takes longer than this, in milliseconds, counts as lost; the same key makes a second try harmless. */
export const timeoutMs = 30_000

/** Sorts what no server answered: the device knows whether it has a network at all. */
export const unansweredFailure = (): RequestFailure => (navigator.onLine ? 'unreachable' : 'offline')

function failureOf(error: CombinedError): RequestFailure {
  const {kind} = failureOfError(error)
  return kind === 'unreachable' ? unansweredFailure() : kind
}

type Asked<Data> = {readonly data?: Data | undefined; readonly error?: CombinedError | undefined}

const patient = (signal: AbortSignal) => ({signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])})

function repliedTo<Data>({data, error}: Asked<Data>): Data {
  if (error) throw new RequestError(failureOf(error), {cause: error})
  if (data === undefined) throw new RequestError(unansweredFailure())
  return data
}

/** Runs a mutation to its reply. Rejects with a `RequestError` when there is none, or when the server refuses. */
export async function mutate<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<Data> {
  return repliedTo(await client.mutation(document, variables, {fetchOptions: patient(signal)}).toPromise())
}

/** Asks the server, whatever the device has kept. Rejects as `mutate` does. */
export async function ask<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<Data> {
  const options = {fetchOptions: patient(signal), requestPolicy: 'network-only'} as const
  return repliedTo(await client.query(document, variables, options).toPromise())
}
