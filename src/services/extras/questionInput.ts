import type {QuestionFilters} from '../../../domain/extras/extras.types.ts'

/** Filters of questions, and what stands with them, as the wire takes them. */
export const questionInput = <Filters extends QuestionFilters>(filters: Filters) => ({
  ...filters,
  classification: filters.classification.map((theme) => [...theme]),
  difficulty: [...filters.difficulty],
  history: [...filters.history],
})
