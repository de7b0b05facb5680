import {GraphQLError} from 'graphql'
import type {FastifyBaseLogger} from 'fastify'
import {type ErrorCode, isErrorCode} from '../../domain/shared/errors.ts'
import {isOutage} from './database/outage.ts'
import {DomainError} from './domainError.ts'

/** An error as it leaves the server: a known code, a harmless text, never a stack. */
export type SafeError = {
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly extensions: {readonly code: ErrorCode}
}

const statusOf: {readonly [C in ErrorCode]?: number} = {
  UNAUTHENTICATED: 401,
  METHOD_NOT_ALLOWED: 405,
  UPGRADE_REQUIRED: 426,
  RATE_LIMITED: 429,
  QUERY_TOO_COMPLEX: 400,
  UNAVAILABLE: 503,
}

/** Deepest reason first: mercurius, the executor and the compiler each wrap what a resolver throws. */
function reasonOf(error: unknown): unknown {
  if (error instanceof GraphQLError && error.originalError) return reasonOf(error.originalError)
  return error
}

function codeAndText(error: unknown): {code: ErrorCode; message: string} {
  const reason = reasonOf(error)
  if (reason instanceof DomainError) return {code: reason.code, message: reason.message}
  const status = statusCodeOf(reason)
  if (status === 429) return {code: 'RATE_LIMITED', message: 'Too many requests.'}
  if (reason instanceof GraphQLError) {
    if (reason.message.includes('tokens. Parsing aborted')) {
      return {code: 'QUERY_TOO_COMPLEX', message: 'The document has too many tokens.'}
    }
    // Errors of the query compiler have no extensions, whatever their type says.
    const extensions: {readonly code?: unknown} | undefined = reason.extensions
    const code = extensions?.code
    // A GraphQLError without an original is graphql's own word about the request: syntax, validation, variables.
    return {code: isErrorCode(code) ? code : 'BAD_INPUT', message: withoutHint(reason.message).slice(0, 300)}
  }
  if (status !== undefined && status >= 400 && status < 500) {
    return {code: 'BAD_INPUT', message: status === 413 ? 'The body is too large.' : 'The request is not valid.'}
  }
  if (isOutage(reason)) return {code: 'UNAVAILABLE', message: 'The database is away. Try again.'}
  return {code: 'INTERNAL', message: 'Something went wrong on the server.'}
}

/** Texts about variables name fields and values that the schema has; nobody needs to be helped to find them. */
const withoutHint = (message: string) => message.replace(/ Did you mean [\s\S]*$/, '')

function statusCodeOf(error: unknown): number | undefined {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined
}

/** Several errors of validation come inside one. */
function flattened(error: unknown): readonly unknown[] {
  const reason = reasonOf(error)
  // A host with several addresses that all refuse is one error, with one for each address inside.
  if (reason instanceof Error && !isOutage(reason) && 'errors' in reason && Array.isArray(reason.errors))
    return reason.errors.flatMap(flattened)
  return [error]
}

const mostErrors = 5

/** An error without a path is one of the request as a whole: nothing of it was carried out. */
function statusOfPlace(errors: readonly SafeError[]): number {
  const whole = errors.find(({path}) => path === undefined)
  if (whole === undefined) return 200
  return whole.extensions.code === 'INTERNAL' ? 500 : 400
}

/** Makes errors fit to leave, writes those that are ours to the log, and names the HTTP status. */
export function safeErrors(errors: readonly unknown[], log: FastifyBaseLogger): {status: number; errors: SafeError[]} {
  const safe = errors
    .flatMap(flattened)
    .slice(0, mostErrors)
    .map((error): SafeError => {
      const {code, message} = codeAndText(error)
      if (code === 'INTERNAL' || code === 'UNAVAILABLE') log.error({err: reasonOf(error)}, 'request failed')
      const path = error instanceof GraphQLError ? error.path : undefined
      return {message, ...(path && {path}), extensions: {code}}
    })
  const outside = errors
    .map(reasonOf)
    .map(statusCodeOf)
    .find((status) => status !== undefined && status >= 400)
  const status = safe.map(({extensions}) => statusOf[extensions.code]).find((named) => named !== undefined)
  return {status: status ?? outside ?? statusOfPlace(safe), errors: safe}
}
