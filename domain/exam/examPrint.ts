import {examPrint, hasKey, type PrintQuestion, type PrintSheet, sheetOf, type SheetLine} from '../question/print.ts'
import type {Instant} from '../shared/studyDay.ts'

/** An exam as the server gives it for paper: its questions in their order, keys only when this student may see them. */
export type PrintableExam = {
  readonly title: string
  readonly subtitle: string | null
  readonly questions: readonly PrintQuestion[]
}

/**
 * The whole exam on paper (spec 2§2), with the usual laboratory values that its screen has too. Its answer sheet is a print of its own; the key stands on pages at the end as soon as
 * the server gives it (D-10), so that the exam can still be answered on the pages before.
 */
export function examSheetOf({title, subtitle, questions}: PrintableExam, createdAt: Instant): PrintSheet {
  const name = subtitle === null || subtitle === '' ? title : `${title} – ${subtitle}`
  return sheetOf(name, questions, {...examPrint, withKey: questions.some(hasKey)}, createdAt)
}

/** A printed answer sheet: of one exam, or a plain one for any. */
export type AnswerPaper = {
  /** Null for a plain sheet. */
  readonly title: string | null
  readonly lines: readonly SheetLine[]
  /** The choices of each question are not known: every line has all five letters. */
  readonly isTemplate: boolean
}

const allLetters = 5
const plainLines = 100

/** A sheet that knows no question. */
export const plainPaper = (title: string | null = null, count: number = plainLines): AnswerPaper => ({
  title,
  isTemplate: true,
  lines: Array.from({length: count}, (_, index) => ({number: index + 1, choices: allLetters})),
})
