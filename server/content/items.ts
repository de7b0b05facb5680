import type {PackFederationUnit, PackRaffle, PackReasonList, PackSpecialty} from './lists.schema.ts'
import type {PackFlashcard, PackMindmap, PackText, PackVideo} from './material.schema.ts'
import type {PackCourse, PackExam, PackLesson, PackQuestion} from './pack.schema.ts'
import type {ImportProblem} from './importReport.ts'
import type {PackDiagnostic, PackMockExam} from './templates.schema.ts'
import type {PackArticle, PackDocument} from './writings.schema.ts'

/** A question of a pack, a raw exam file or a GIFT file, in one shape. */
export type ImportQuestion = PackQuestion & {
  /** Number in the printed exam. */
  readonly examOrder: number | null
  /** Raw exam files hold plain text, in which `*` and `#` mean themselves. */
  readonly writtenIn: 'markdown' | 'plain text'
}

/** Study material of a pack or an Anki deck; `position` is its place among those of its kind and lesson in the file. */
export type ImportMaterial = (
  | (PackVideo & {readonly kind: 'video'})
  | (PackText & {readonly kind: 'text'})
  | (PackMindmap & {readonly kind: 'mindmap'})
  | (PackFlashcard & {readonly kind: 'flashcard'})
) & {readonly position: number}

export const materialKinds = ['video', 'text', 'mindmap', 'flashcard'] as const
export type MaterialKind = (typeof materialKinds)[number]

/** Questions that are put together for somebody to sit down to. */
export type ImportTemplate =
  | (PackMockExam & {readonly kind: 'mockExam'})
  | (PackDiagnostic & {readonly kind: 'diagnostic'})

/** What the product gives to read beside the lessons. */
export type ImportWriting = (PackArticle & {readonly kind: 'article'}) | (PackDocument & {readonly kind: 'document'})

/** What students choose from, and the raffle. */
export type ImportList =
  | (PackReasonList & {readonly kind: 'reasonList'})
  | (PackFederationUnit & {readonly kind: 'federationUnit'})
  | (PackSpecialty & {readonly kind: 'specialty'})
  | (PackRaffle & {readonly kind: 'raffle'})

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
  readonly materials: readonly Sourced<ImportMaterial>[]
  readonly templates: readonly Sourced<ImportTemplate>[]
  readonly writings: readonly Sourced<ImportWriting>[]
  readonly lists: readonly Sourced<ImportList>[]
}

/** What reading a file gives: the items that are sound, a problem for each that is not. */
export interface FileReading extends Items {
  readonly problems: readonly ImportProblem[]
  /** What was left out on purpose, such as the sounds of a deck. */
  readonly warnings: readonly ImportProblem[]
  /** Ids of items that are not sound, so that references to them are no further problem. */
  readonly brokenIds: readonly string[]
}

export const nothingRead: FileReading = {
  courses: [],
  lessons: [],
  questions: [],
  exams: [],
  materials: [],
  templates: [],
  writings: [],
  lists: [],
  problems: [],
  warnings: [],
  brokenIds: [],
}

/** Several readings as one. */
export function joined(readings: readonly FileReading[]): FileReading {
  return {
    courses: readings.flatMap(({courses}) => courses),
    lessons: readings.flatMap(({lessons}) => lessons),
    questions: readings.flatMap(({questions}) => questions),
    exams: readings.flatMap(({exams}) => exams),
    materials: readings.flatMap(({materials}) => materials),
    templates: readings.flatMap(({templates}) => templates),
    writings: readings.flatMap(({writings}) => writings),
    lists: readings.flatMap(({lists}) => lists),
    problems: readings.flatMap(({problems}) => problems),
    warnings: readings.flatMap(({warnings}) => warnings),
    brokenIds: readings.flatMap(({brokenIds}) => brokenIds),
  }
}
