import type {Instant} from '../shared/studyDay.ts'
import type {RichText} from '../shared/richText.ts'

/** A question as it goes on paper. The key is there only when the server gave it to this student (D-10). */
export type PrintQuestion = {
  readonly id: string
  readonly body: RichText
  readonly choices: readonly string[]
  readonly isEssay: boolean
  /** Institution, state and year. */
  readonly source: string
  readonly classification: readonly string[]
  /** Index of the right choice, -1 for an annulled question, null while the student may not see it. */
  readonly correctChoice: number | null
  /** The official answer of an essay question. */
  readonly answer: RichText | null
  readonly comment: {readonly author: string; readonly body: RichText} | null
}

/** What the student wants on the paper. */
export type PrintOptions = {
  readonly withKey: boolean
  readonly withComments: boolean
  readonly withAnswerSheet: boolean
  /** The usual laboratory values, on pages of their own after the questions. */
  readonly withLabValues: boolean
}

/** A set of questions ready to be printed. */
export type PrintSheet = {
  readonly title: string
  readonly createdAt: Instant
  readonly questions: readonly PrintQuestion[]
} & PrintOptions

/** On paper first of all to be answered: nothing of the key unless it is asked for. */
export const plainPrint: PrintOptions = {
  withKey: false,
  withComments: false,
  withAnswerSheet: true,
  withLabValues: false,
}

/** An exam on paper has the laboratory values that its screen has too. */
export const examPrint: PrintOptions = {...plainPrint, withAnswerSheet: false, withLabValues: true}

/** No more questions than this go into one print: about a hundred pages. */
export const mostPrinted = 200

/** The longest stored print, in UTF-16 units: browsers keep about five million for everything. */
export const longestPrint = 3_000_000

/** True when the student may see this question's key. */
export const hasKey = ({correctChoice, answer}: PrintQuestion): boolean => correctChoice !== null || answer !== null

/** What is printed of a set: nothing of the key or the comments unless it was asked for, and no more than one print holds. */
export function sheetOf(
  title: string,
  questions: readonly PrintQuestion[],
  options: PrintOptions,
  createdAt: Instant,
): PrintSheet {
  const shown = questions.slice(0, mostPrinted).map((question): PrintQuestion => ({
    ...question,
    ...(!options.withKey && {correctChoice: null, answer: null}),
    ...(!options.withComments && {comment: null}),
  }))
  return {title, createdAt, questions: shown, ...options}
}

/** A question that fills the line of an answer sheet: its number and how many choices it has; none for an essay. */
export type SheetLine = {readonly number: number; readonly choices: number}

export const sheetLines = (questions: readonly PrintQuestion[]): SheetLine[] =>
  questions.map(({choices, isEssay}, index) => ({number: index + 1, choices: isEssay ? 0 : choices.length}))
