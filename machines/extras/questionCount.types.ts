import type {QuestionCount, QuestionFilters} from '../../domain/extras/questionChoice.ts'

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
