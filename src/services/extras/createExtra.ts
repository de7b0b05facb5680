import {type AnyVariables, type Client, CombinedError, type TypedDocumentNode} from '@urql/core'
import type {CreatedExtra, CreationFailure, CreationKind, Keyed} from '../../../domain/extras/creation.ts'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import {codeOfError} from '../platform/graphqlErrors.ts'
import {mutate, RequestError} from '../profile/requests.ts'
import {claimWish, settleWish} from './wishes.ts'

/** A creation that made nothing; machines read it with `creationFailureIn`. */
export class CreationError extends Error {
  readonly failure: CreationFailure
  readonly code: CreationFailure | null

  constructor(failure: CreationFailure, code: CreationFailure | null, options?: ErrorOptions) {
    super(failure, options)
    this.name = 'CreationError'
    this.failure = failure
    this.code = code
  }
}

/** For whom and when something is created. */
export type Creator = {readonly client: Client; readonly uid: string; readonly calendarDate: CalendarDate}

function creationErrorOf(error: unknown): unknown {
  if (!(error instanceof RequestError)) return error
  if (error.failure !== 'refused') return new CreationError(error.failure, null, {cause: error})
  const code = error.cause instanceof CombinedError ? codeOfError(error.cause) : null
  return new CreationError(code ?? 'INTERNAL', code ?? 'INTERNAL', {cause: error})
}

type Made = {readonly _id: string; readonly calendarDate?: CalendarDate}

type Creation<Data, Variables> = {
  readonly kind: CreationKind
  readonly document: TypedDocumentNode<Data, Variables>
  /** What is asked under a key. */
  readonly variables: (idempotencyKey: string) => Variables
  readonly madeOf: (data: Data) => Made
}

/**
 * Creates an extra activity. The key is that of the same wish as long as its reply is not known, so that it is created
 * once. Rejects with a `CreationError`.
 */
export async function createExtra<Data, Variables extends AnyVariables>(
  {client, uid, calendarDate}: Creator,
  {kind, document, variables, madeOf}: Creation<Data, Variables>,
  {key: freshKey, signal}: {readonly key: string; readonly signal: AbortSignal},
): Promise<CreatedExtra> {
  const key = claimWish(uid, JSON.stringify([kind, calendarDate, variables('')]), freshKey)
  try {
    const data = await mutate(client, document, variables(key), signal)
    settleWish(key)
    const made = madeOf(data)
    return {id: made._id, calendarDate: made.calendarDate ?? calendarDate}
  } catch (error) {
    if (error instanceof RequestError && error.failure === 'refused') settleWish(key)
    throw creationErrorOf(error)
  }
}

/** The wish of a chart that sends none without; a refusal otherwise. */
export function wished<Wish>({wish}: Keyed<Wish | null>): Wish {
  if (wish === null) throw new CreationError('BAD_INPUT', 'BAD_INPUT')
  return wish
}
