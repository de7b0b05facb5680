import * as v from 'valibot'

/**
 * The status of a request that is the client's fault: fastify refused it (too large, of an unknown kind, too many) or it
 * has another shape than the address reads; undefined for a failure of ours.
 */
export function clientFault(error: unknown): number | undefined {
  if (v.isValiError(error)) return 400
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500 ? status : undefined
}
