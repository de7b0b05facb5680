import type {QuestionCount} from '../../domain/extras/questionChoice.ts'
import type {QuestionFilters} from '../../domain/extras/extras.types.ts'

export type QuestionCountContext = {
  /** Null while they cannot be counted: their years are reversed. */
  readonly filters: QuestionFilters | null
  /** The last count that is known, of these filters or of those before. */
  readonly count: QuestionCount | null
}

export type QuestionCountEvent =
  | {readonly type: 'filters.changed'; readonly filters: QuestionFilters | null}
  | {readonly type: 'count.retry'}
  | {readonly type: 'network.returned'}
