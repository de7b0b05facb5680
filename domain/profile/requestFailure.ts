/**
 * Why something that the student asked for did not happen, as a form tells it: `offline` and `unreachable` may work when
 * tried again, `unauthenticated` after a renewed login, `refused` never as it was sent.
 */
export const requestFailures = ['offline', 'unreachable', 'unauthenticated', 'refused'] as const
export type RequestFailure = (typeof requestFailures)[number]

/** The failure that a rejected service carries; `unreachable` for anything that carries none. */
export function requestFailureIn(error: unknown): RequestFailure {
  const carried = typeof error === 'object' && error !== null && 'failure' in error ? error.failure : null
  return requestFailures.find((failure) => failure === carried) ?? 'unreachable'
}
