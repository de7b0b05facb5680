import type {ShownQuestion} from './shown.ts'

/** A question as an exam shows it before its end: theme and difficulty would be hints (D-25). */
export function withoutHints({difficulty: _, ...question}: ShownQuestion): ShownQuestion {
  return {...question, classification: []}
}
