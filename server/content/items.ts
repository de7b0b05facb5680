import type {PackCourse, PackExam, PackLesson, PackQuestion} from './pack.schema.ts'
import type {ImportProblem} from './importReport.ts'

/** A question of a pack or of a raw exam file, in one shape. */
export type ImportQuestion = PackQuestion & {
  /** Number in the printed exam. */
  readonly examOrder: number | null
  /** Raw exam files hold plain text, in which `*` and `#` mean themselves. */
  readonly writtenIn: 'markdown' | 'plain text'
}

/** An item with the place it came from. */
export interface Sourced<T> {
  readonly file: string
  readonly value: T
}

/** All items of one or more files, each in the right shape by itself. */
export interface Items {
  readonly courses: readonly Sourced<PackCourse>[]
  readonly lessons: readonly Sourced<PackLesson>[]
  readonly questions: readonly Sourced<ImportQuestion>[]
  readonly exams: readonly Sourced<PackExam>[]
}

/** What reading a file gives: the items that are sound, a problem for each that is not. */
export interface FileReading extends Items {
  readonly problems: readonly ImportProblem[]
  /** Ids of items that are not sound, so that references to them are no further problem. */
  readonly brokenIds: readonly string[]
}

export const nothingRead: FileReading = {
  courses: [],
  lessons: [],
  questions: [],
  exams: [],
  problems: [],
  brokenIds: [],
}

/** Several readings as one. */
export function joined(readings: readonly FileReading[]): FileReading {
  return {
    courses: readings.flatMap(({courses}) => courses),
    lessons: readings.flatMap(({lessons}) => lessons),
    questions: readings.flatMap(({questions}) => questions),
    exams: readings.flatMap(({exams}) => exams),
    problems: readings.flatMap(({problems}) => problems),
    brokenIds: readings.flatMap(({brokenIds}) => brokenIds),
  }
}
