import {hasTarget, type Targets} from '../profile/targets.ts'

/** How the papers (full exams) of one institution ask a lesson. All counts are of questions as they stand in papers. */
export type BoardIncidence = {
  readonly institution: string
  /** Federation unit; BR of a board of the whole country. */
  readonly uf: string
  /** Questions of the lesson; at least one. */
  readonly lessonQuestions: number
  /** Questions of all papers of the institution, those of the lesson among them. */
  readonly questions: number
  /** Papers of the institution. */
  readonly exams: number
  /** Year of the last paper that asks the lesson. */
  readonly lastYear: number
}

/** Lines that are listed before somebody asks for all. */
export const firstBoards = 10

type Counts = Pick<BoardIncidence, 'lessonQuestions' | 'questions'>

/** Share of the lesson among an institution's questions, 0 to 1; 0 without questions. */
export const shareOf = ({lessonQuestions, questions}: Counts): number =>
  questions > 0 ? lessonQuestions / questions : 0

/** By share, the largest first; of equal ones that with more questions, then the more recent, then by name. */
export const byShare = (boards: readonly BoardIncidence[]): BoardIncidence[] =>
  boards.toSorted(
    (one, other) =>
      shareOf(other) - shareOf(one) ||
      other.lessonQuestions - one.lessonQuestions ||
      other.lastYear - one.lastYear ||
      one.institution.localeCompare(other.institution, 'pt-BR') ||
      one.uf.localeCompare(other.uf),
  )

/** Whether the student prepares for this board (spec 1§3). */
export const isTargetBoard = ({uf, institution}: BoardIncidence, targets: Targets): boolean =>
  hasTarget(targets, {uf, institution})

/** The lines of the short list: the first ones, and after them those of the student's targets. */
export const shortList = (boards: readonly BoardIncidence[], targets: Targets): BoardIncidence[] =>
  boards.filter((board, place) => place < firstBoards || isTargetBoard(board, targets))

/** Whether another board of the list has the same name, so that only the federation unit tells them apart. */
export const hasNamesake = ({institution, uf}: BoardIncidence, boards: readonly BoardIncidence[]): boolean =>
  boards.some((other) => other.institution === institution && other.uf !== uf)
