import type {RichText} from '../shared/richText.ts'
import type {Difficulty} from '../question/results.ts'

/** Questions of one page of a commented key. */
export const commentedPageSize = 20

/** Stands where a state does for exams of the whole country. */
export const wholeCountry = 'BR'

/** A full exam whose commented key can be read. */
export type CommentedExam = {
  readonly template: string
  readonly title: string
  readonly year: number
  readonly totalQuestions: number
}

/** A question with its key. Key and comment are null while it stands in an unfinished exam of this student. */
export type CommentedQuestion = {
  readonly _id: string
  readonly scopedId: string
  readonly body: RichText
  readonly choices: readonly string[]
  readonly isEssay: boolean
  readonly institution: string
  readonly uf: string | null
  readonly year: number | null
  readonly classification: readonly string[]
  readonly difficulty: Difficulty | null
  /** Index of the right choice, -1 for an annulled question. */
  readonly correctChoice: number | null
  readonly answersProportion: readonly number[] | null
  readonly answer: RichText | null
  readonly comment: {readonly author: string; readonly title: string | null; readonly body: RichText} | null
}

/** What the address of `/questoes-comentadas` says: each part needs the ones before it. */
export type CommentedPlace = {
  readonly uf: string | null
  readonly institution: string | null
  /** The template of the exam. */
  readonly exam: string | null
  /** From 1. */
  readonly page: number
}

/** The place of an address, whoever wrote it: no institution without a state, no exam without an institution, page 1 for nonsense. */
export function placeOf(part: (name: string) => string | null): CommentedPlace {
  const uf = part('uf') || null
  const institution = uf === null ? null : part('institution') || null
  const exam = institution === null ? null : part('exam') || null
  const page = Number(part('page') ?? '1')
  return {uf, institution, exam, page: exam !== null && Number.isSafeInteger(page) && page >= 1 ? page : 1}
}

export const isSamePlace = (one: CommentedPlace, other: CommentedPlace): boolean =>
  one.uf === other.uf && one.institution === other.institution && one.exam === other.exam && one.page === other.page

export const isSameInstitution = (one: CommentedPlace, other: CommentedPlace): boolean =>
  one.uf === other.uf && one.institution === other.institution

type Opened = {readonly place: CommentedPlace; readonly exams: readonly CommentedExam[]}

/** The exam that a place names; null when it names none, or none of these. */
export const examOf = ({place, exams}: Opened): CommentedExam | null =>
  exams.find(({template}) => template === place.exam) ?? null

/** How many pages an exam has: none for no exam, else at least one. */
export const pagesOf = (exam: CommentedExam | null): number =>
  exam === null ? 0 : Math.max(1, Math.ceil(exam.totalQuestions / commentedPageSize))

/** The page that is read: an address that asks for one behind the last gets the last. */
export const pageOf = (opened: Opened): number => Math.min(opened.place.page, Math.max(1, pagesOf(examOf(opened))))

/** First and last question of a page, from 1. */
export const rangeOf = (page: number, totalQuestions: number): readonly [first: number, last: number] => [
  (page - 1) * commentedPageSize + 1,
  Math.min(page * commentedPageSize, totalQuestions),
]

/** The server keeps the key back as long as an exam of this student with the question is not over. */
export const isWithheld = ({correctChoice, answer, comment}: CommentedQuestion): boolean =>
  correctChoice === null && answer === null && comment === null
