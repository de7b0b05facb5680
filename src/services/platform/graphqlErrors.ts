import type {CombinedError} from '@urql/core'
import {type ErrorCode, type Failure, failureOf, isErrorCode} from '../../../domain/shared/errors.ts'

/** The server's name for what went wrong; null when no server answered. */
export function codeOfError(error: CombinedError): ErrorCode | null {
  const code = error.graphQLErrors[0]?.extensions.code
  if (error.graphQLErrors.length === 0) return null
  return isErrorCode(code) ? code : 'INTERNAL'
}

/** Sorts a failed operation for the outbox (D-01). */
export function failureOfError(error: CombinedError): Failure {
  const code = codeOfError(error)
  return code === null ? {kind: 'unreachable'} : failureOf(code)
}
