import type {AnyVariables, Client, CombinedError, TypedDocumentNode} from '@urql/core'
import {failureOfWrite} from '../../../domain/shared/failureOfWrite.ts'
import type {
  DeliveryOutcome,
  OutboxEntry,
  StudentOperation,
  WriteOperation,
} from '../../../machines/outbox/outbox.types.ts'
import {codeOfError} from '../platform/graphqlErrors.ts'
import {isServerWell, mayBeFault} from './faults.ts'

/** `faulted`: a server that is otherwise well failed at this write. */
export type Sent = DeliveryOutcome | {readonly kind: 'faulted'}

/** How an area delivers its writes to the server, by operation. The entry's key is the idempotency key of the mutation. */
export type Deliveries<O extends WriteOperation = StudentOperation> = {
  readonly [P in O]: (client: Client, entry: OutboxEntry<P>) => Promise<Sent>
}

/** A reply that takes longer than this counts as lost; the entry is sent again with the same key. */
const timeoutMs = 20_000

/** Runs the mutation of a write; `onError` is told of every failure. */
export async function send<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  onError?: (error: CombinedError) => void,
): Promise<Sent> {
  const fetchOptions = {signal: AbortSignal.timeout(timeoutMs)}
  const {error} = await client.mutation(document, variables, {fetchOptions}).toPromise()
  if (!error) return {kind: 'confirmed'}
  onError?.(error)
  const code = codeOfError(error)
  if (mayBeFault(code, error) && (await isServerWell())) return {kind: 'faulted'}
  return code === null ? {kind: 'unreachable'} : failureOfWrite(code)
}
