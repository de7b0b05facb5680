import type {Generated, JSONColumnType} from 'kysely'
import type {RichText} from '../../domain/shared/richText.ts'
import type {RaffleCategory} from '../../domain/stage/raffle.ts'

interface ImportedTable {
  id: string
  content_hash: string
  /** Taken out of the product by an operator; an import never resets it. */
  retired: Generated<boolean>
}

/** A mock exam; its times count from its opening, which is the start of a day of its course. */
export interface MockExamTable extends ImportedTable {
  course_id: string
  title: string
  subtitle: string | null
  institution: string | null
  /** Time available from the start. */
  minutes: number
  /** Days after `course.started_at`. */
  opens_after_days: number
  last_start_after_hours: number
  closes_after_hours: number
  answers_after_hours: number
  ranking_after_hours: number
  /** The score, 0 to 100, that passes. */
  cut_off: number
  printing_blocked: boolean
  /** Minutes after the end in which marks still count that join their chain (D-19). */
  grace_minutes: Generated<number>
  description: string | null
  banner: JSONColumnType<MockExamBanner | null, string | null, string | null>
}

interface MockExamBanner {
  readonly imageUrl: string
  readonly link: string
  readonly title: string
  readonly subtitle?: string
}

export interface MockExamQuestionTable {
  mock_exam_id: string
  question_id: string
  /** Place in the exam, from 0. */
  position: number
}

/** A diagnostic exam that anybody may take, with the minutes it is estimated to take. */
export interface DiagnosticTemplateTable extends ImportedTable {
  title: string
  least_minutes: number
  most_minutes: number
}

export interface DiagnosticTemplateQuestionTable {
  diagnostic_template_id: string
  question_id: string
  /** Place in the exam, from 0. */
  position: number
}

interface WritingTable extends ImportedTable {
  title: string
  /** A day such as 2026-11-22: a date without a zone, which drivers would turn into an instant. */
  written_on: string
  body: JSONColumnType<RichText>
}

export interface ArticleTable extends WritingTable {
  summary: string
  author: string
  theme: string
}

/** A text of the product itself; planners and errata belong to a course. */
export interface ContentDocumentTable extends WritingTable {
  purpose: 'terms' | 'privacy' | 'decksFaq' | 'tutorials' | 'planner' | 'errata' | 'library'
  subtitle: string | null
  course_id: string | null
  /** The phase that errata are about; null for all. */
  phase: number | null
  /** Of a document of the library; null of all others. */
  category: string | null
  description: string | null
  /** The same as a PDF: a path of this host, or https. */
  url: string | null
}

/** Reasons to choose from; the id says where, such as `report/question`. */
export interface ReasonListTable extends ImportedTable {
  reasons: JSONColumnType<readonly {readonly id: string; readonly text: string}[]>
}

/** A federation unit by its two letters. */
export interface FederationUnitTable extends ImportedTable {
  name: string
  medical_schools: JSONColumnType<readonly {readonly shortName: string; readonly name: string}[]>
}

export interface SpecialtyTable extends ImportedTable {
  name: string
}

/** What the raffle draws from in a category: questions or flashcards, in the order of their numbers. */
export interface RaffleListTable extends ImportedTable {
  id: RaffleCategory
  items: JSONColumnType<readonly string[]>
}

/** Reference data of questions and lessons. */
export interface ReferenceDataTables {
  mock_exam: MockExamTable
  mock_exam_question: MockExamQuestionTable
  diagnostic_template: DiagnosticTemplateTable
  diagnostic_template_question: DiagnosticTemplateQuestionTable
  article: ArticleTable
  document: ContentDocumentTable
  reason_list: ReasonListTable
  federation_unit: FederationUnitTable
  specialty: SpecialtyTable
  raffle_list: RaffleListTable
}
