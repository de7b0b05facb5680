import {createHash, timingSafeEqual} from 'node:crypto'

/** The header, and the parameter of a connection, that carries a service's static token. */
export const serviceTokenHeader = 'x-service-token'

/** Whether two secrets are the same, in a time that tells nothing of where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/**
 * Whether a request carries the static token of a service. It only keeps strangers' clients out and grants nothing
 * without an identity token, because a token that ships with a web client is public (C-58, D-12).
 */
export function carriesToken(given: unknown, expected: string | undefined): boolean {
  return expected === undefined || (typeof given === 'string' && isSameSecret(given, expected))
}
