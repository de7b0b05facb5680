import type {SnapshotFrom} from 'xstate'
import {
  type CommentedExam,
  type CommentedPlace,
  type CommentedQuestion,
  examOf,
  pageOf,
  pagesOf,
  rangeOf,
} from '../../domain/exam/commented.ts'
import type {commentedMachine} from './commented.machine.ts'

type CommentedSnapshot = SnapshotFrom<typeof commentedMachine>

export const chosenPlace = ({context}: CommentedSnapshot): CommentedPlace => context.place

export const listedExams = ({context}: CommentedSnapshot): readonly CommentedExam[] => context.exams

/** The exam whose key is open; null when none is, or none of the address is known. */
export const chosenExam = ({context}: CommentedSnapshot): CommentedExam | null => examOf(context)

/** The address asks for an exam that the institution does not have. */
export const isExamUnknown = (state: CommentedSnapshot): boolean =>
  state.context.place.exam !== null && chosenExam(state) === null

/** A question of the open page with its number in the exam. */
export type NumberedQuestion = {readonly number: number; readonly question: CommentedQuestion}

/** The questions of the open page with their numbers in the exam. */
export function numberedQuestions({context}: CommentedSnapshot): readonly NumberedQuestion[] {
  const [first] = rangeOf(pageOf(context), Number.MAX_SAFE_INTEGER)
  return context.questions.map((question, index) => ({number: first + index, question}))
}

export type ShownPages = {readonly current: number; readonly total: number}

export const shownPages = (state: CommentedSnapshot): ShownPages => ({
  current: pageOf(state.context),
  total: pagesOf(chosenExam(state)),
})

/** Exams or key are what the device knew: no server answered. */
export const isCommentedFromDevice = ({context}: CommentedSnapshot): boolean => context.isFromDevice
