import {CombinedError} from '@urql/core'
import type {ErrorCode} from '../../../domain/shared/errors.ts'
import {codeOfError} from '../platform/graphqlErrors.ts'
import {RequestError} from '../profile/requests.ts'

/** A request that failed, with the server's name for it; machines read `code` with `refusalIn`. */
export class NamedError extends RequestError {
  readonly code: ErrorCode | null

  constructor(error: RequestError) {
    super(error.failure, {cause: error})
    this.code = error.cause instanceof CombinedError ? codeOfError(error.cause) : null
  }
}

/** Runs a request; a `RequestError` is rejected with the server's name for it. */
export async function named<T>(request: Promise<T>): Promise<T> {
  try {
    return await request
  } catch (error) {
    throw error instanceof RequestError ? new NamedError(error) : error
  }
}
