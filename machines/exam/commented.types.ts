import type {CommentedExam, CommentedPlace, CommentedQuestion} from '../../domain/exam/commented.ts'

export type InstitutionWish = {readonly uf: string; readonly institution: string}

export type LoadedExams = {
  readonly exams: readonly CommentedExam[]
  /** No server answered: this is what the device knew. */
  readonly isFromDevice: boolean
}

export type KeyWish = {readonly exam: string; readonly page: number}

export type LoadedKey = {readonly questions: readonly CommentedQuestion[]; readonly isFromDevice: boolean}

export type CommentedContext = {
  /** What the student has chosen; the address says the same. */
  readonly place: CommentedPlace
  readonly exams: readonly CommentedExam[]
  /** Those of the open page. */
  readonly questions: readonly CommentedQuestion[]
  readonly isFromDevice: boolean
}

export type CommentedInput = Pick<CommentedContext, 'place'>

export type CommentedEvent =
  | {readonly type: 'uf.set'; readonly uf: string}
  | {readonly type: 'institution.set'; readonly institution: string}
  | {readonly type: 'exam.open'; readonly template: string}
  | {readonly type: 'exam.close'}
  | {readonly type: 'page.open'; readonly page: number}
  | {readonly type: 'address.changed'; readonly place: CommentedPlace}
  | {readonly type: 'commented.retry'}
  | {readonly type: 'network.returned'}
