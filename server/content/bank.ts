import {type RawBuilder, sql} from 'kysely'

/**
 * Whether the question in `q` is one of the bank, which studies, reviews, extras and diagnostics choose from: neither
 * retired by an operator nor reserved for mock exams or the diagnostic.
 */
export const isOfBank: RawBuilder<boolean> = sql<boolean>`(not q.retired and not q.is_reserved)`
