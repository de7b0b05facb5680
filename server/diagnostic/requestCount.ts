import type {Services} from '../kernel/context.ts'
import {DomainError} from '../kernel/domainError.ts'
import {requestsOfDiagnostic} from './limits.ts'

/** Diagnostics that are counted at once; the one counted longest is forgotten first. */
const mostCounted = 20_000

type Count = {readonly until: number; requests: number}

/** The counts of each process by its services: a new server begins at nothing. */
const counts = new WeakMap<Services, Map<string, Count>>()

/**
 * Counts a request that names a diagnostic, before the database is asked: an id answers so many in a minute, whatever
 * addresses they come from (D-14).
 *
 * @throws DomainError RATE_LIMITED
 */
export function countRequest(services: Services, id: string): void {
  const known = counts.get(services) ?? new Map<string, Count>()
  counts.set(services, known)
  const now = services.clock()
  const count = known.get(id)
  if (count !== undefined && count.until > now) {
    count.requests += 1
    if (count.requests > requestsOfDiagnostic) throw new DomainError('RATE_LIMITED')
    return
  }
  known.delete(id)
  const [oldest] = known.keys()
  if (known.size >= mostCounted && oldest !== undefined) known.delete(oldest)
  known.set(id, {until: now + 60_000, requests: 1})
}
