/**
 * Classes and codes of SQLSTATE that say "not now": connection lost, disk or connections used up, being shut down or
 * started, a standby that cannot write, an I/O error.
 */
const passingStates = /^(?:08...|53...|57P0.|58030|25006)$/

/** What Node says of an address that does not answer. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
])

/** Errors that `pg`, its pool and Kysely throw without a code. */
const lostConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Postgres connection has been discarded)/

/**
 * True when the database is away, full or not the primary any more, which passes: nothing is wrong with the request,
 * and sending it again later may succeed. Whether a write had its effect is not known then; its idempotency key tells.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return networkCodes.has(code) || passingStates.test(code) || lostConnection.test(error.message)
}
