import type {FastifyBaseLogger} from 'fastify'
import type {DocumentErrorCode} from './documents.ts'

/** Milliseconds between two lines of the log, however many requests are refused. */
const lineEvery = 60_000

/**
 * Counts requests that were refused because they carried a text or named an unknown document, and tells the counts since
 * the start of the process: one line for the first, at most one a minute after it. After a deployment such lines say that
 * pages of an older build are still open that no server knows.
 */
export function documentErrorLog(
  log: Pick<FastifyBaseLogger, 'warn'>,
  monotonic: () => number = () => performance.now(),
): (code: DocumentErrorCode) => void {
  const counts: Record<DocumentErrorCode, number> = {PERSISTED_DOCUMENT_NOT_FOUND: 0, PERSISTED_DOCUMENT_REQUIRED: 0}
  let toldAt = Number.NEGATIVE_INFINITY
  return (code) => {
    counts[code] += 1
    if (monotonic() - toldAt < lineEvery) return
    toldAt = monotonic()
    log.warn(
      {unknown: counts.PERSISTED_DOCUMENT_NOT_FOUND, texts: counts.PERSISTED_DOCUMENT_REQUIRED},
      'documents were refused',
    )
  }
}
