import type {ColumnType, Generated, JSONColumnType} from 'kysely'
import type {ExtraType} from '../../domain/extras/extras.types.ts'
import type {RichText} from '../../domain/shared/richText.ts'
import type {ReferenceDataTables} from './referenceDataTables.ts'
import type {Difficulty} from '../../domain/question/results.ts'

export type Area = 'CIR' | 'CM' | 'GO' | 'PED' | 'SC' | 'EXT'

/** How many times a week, at least and at most, a student of the course studies one kind of activity. */
export interface WeekGoals {
  readonly theoreticalStudy: WeekGoal
  readonly theoreticalReview: WeekGoal
  readonly smartReview: WeekGoal
  readonly exam: WeekGoal
}

/** How a course is presented to the students who can switch to it (spec 3§3). */
export interface PremiumTexts {
  readonly title: string
  readonly description: string
  /** Address of a picture. */
  readonly image: string
}

interface WeekGoal {
  readonly min: number
  readonly max: number
}

/** The expert comment as stored; `updatedAt` is the ISO instant of the import that last changed it. */
export interface StoredComment {
  readonly author: string
  readonly title: string | null
  readonly body: RichText
  readonly updatedAt: string
}

/** An instant: `Date` when read on both databases, `Date` or ISO text when written. */
type Timestamp = ColumnType<Date, Date | string, Date | string>
/** JSON that may be null; written as text because `pg` would send an array as a PostgreSQL array. */
type NullableJson<T extends object> = JSONColumnType<T | null, string | null, string | null>

export interface CourseTable {
  id: string
  title: string
  class_name: string
  home_page: string
  /** Set by the first import and never moved, because students' agendas count from it. */
  started_at: ColumnType<Date, Date | string, never>
  week_goals: JSONColumnType<WeekGoals>
  /** Name of a palette of the client, for a course with colours of its own. */
  color_palette: string | null
  /** Address of a picture. */
  logo: string | null
  onboarding: Generated<'full' | 'continuingEducation' | 'orthopedics'>
  hides_institution_target: Generated<boolean>
  /** The kinds of extra activities that students may create; null for all of them. */
  extra_activities: ColumnType<readonly ExtraType[] | null, string | null | undefined, string | null>
  /** What the page of premium courses says of it; null keeps it off that page (spec 3§2.10). */
  premium: ColumnType<PremiumTexts | null, string | null | undefined, string | null>
  content_hash: string
}

export interface CoursePhaseTable {
  course_id: string
  phase: number
  /** The phase starts this many days after `course.started_at`. */
  starts_after_days: number
}

export interface LessonTable {
  id: string
  course_id: string
  title: string
  area: Area
  /** Path of theme names below the area, one to four. */
  classification: JSONColumnType<readonly string[]>
  phase: number
  /** Released this many days after the start of its phase. */
  release_after_days: number
  is_pre_course: boolean
  /** Share, 0 to 1, of exam questions on this theme. */
  relevance: number
  content_hash: string
}

export interface QuestionTable {
  id: string
  lesson_id: string | null
  /** That of the lesson when the question has one. */
  area: Area | null
  /** Its own path, else that of its lesson, else empty. */
  classification: JSONColumnType<readonly string[]>
  /** True when `classification` is the lesson's and follows it. */
  inherits_classification: boolean
  kind: 'choice' | 'essay'
  body: JSONColumnType<RichText>
  /** Four or five texts; empty for an essay. */
  choices: JSONColumnType<readonly string[]>
  /** Index of the right choice; -1 when annulled; null for an essay. */
  correct: number | null
  /** The official key of an essay. */
  answer: NullableJson<RichText>
  institution: string
  uf: string | null
  year: number | null
  exam_type: string | null
  complement: string | null
  /** The question's number in its printed exam. */
  exam_order: number | null
  /** As its authors wrote it; statistics count by it, so that what they said of last month stays. */
  difficulty: Difficulty | null
  /** As the answers of students have it, once there are enough of them; shown and searched in the place of the written one. */
  calibrated_difficulty: Generated<Difficulty | null>
  comment: NullableJson<StoredComment>
  content_hash: string
  created_at: Timestamp
  updated_at: Timestamp
  /** Taken out of new activities by an operator; answers and old activities keep showing it. */
  retired: Generated<boolean>
  /** Only mock exams ask it. */
  is_reserved: Generated<boolean>
  /** Until when a mock exam holds its key; written by triggers alone. */
  key_held_until: ColumnType<Date | null, never, never>
}

export interface ContentImageTable {
  /** SHA-256 of the bytes in lower-case hex, which is also its address: `/content/images/<id>`. */
  id: string
  mime: string
  bytes: Uint8Array
}

export interface ExamTable {
  id: string
  title: string
  institution: string
  uf: string | null
  year: number
  edition: string | null
  exam_type: string
  content_hash: string
}

export interface ExamQuestionTable {
  exam_id: string
  question_id: string
  /** Place in the exam, from 0. */
  position: number
}

/** A caption file (WebVTT) of a video; `lang` is BCP 47. */
export interface StoredCaption {
  readonly lang: string
  readonly label: string
  readonly url: string
}

/** What videos, texts, mind maps and flashcards have in common. */
interface MaterialTable {
  id: string
  lesson_id: string | null
  /** Place in its lesson, from 0. */
  position: number
  comment: NullableJson<StoredComment>
  content_hash: string
  /** Taken out of new activities by an operator; favourites and old activities keep showing it. */
  retired: Generated<boolean>
}

export interface VideoTable extends MaterialTable {
  /** A plain file or an HLS list: a path of this host, or https. */
  url: string
  title: string
  subtitle: string | null
  /** The part of the playlist it stands in. */
  category: string | null
  duration_seconds: number | null
  captions: JSONColumnType<readonly StoredCaption[]>
  live_chat_link: string | null
  /** Its place in the supplementary content; all four are null where it has none. */
  plus_category: string | null
  plus_playlist: string | null
  plus_order: number | null
  /** A day such as 2026-11-22, as in writings. */
  plus_on: string | null
}

/** An apostila (a PDF) or, in `mindmap`, a mind map: an image or a PDF with its content in words as `description`. */
export interface DocumentTable extends MaterialTable {
  url: string
  title: string
  subtitle: string | null
  description: string | null
}

export interface FlashcardTable extends MaterialTable {
  /** That of the lesson when the card has one. */
  area: Area | null
  /** Its own path, else that of its lesson, else empty. */
  classification: JSONColumnType<readonly string[]>
  inherits_classification: boolean
  /** A short label above the front. */
  prefix: string | null
  front: JSONColumnType<RichText>
  back: JSONColumnType<RichText>
  created_at: Timestamp
  updated_at: Timestamp
  /** Written by a student for everybody; what plans a course leaves it out unless the student has saved it. */
  is_community: Generated<boolean>
  /** The trigrams of a community card's front as bits; null for others. */
  front_bits: Generated<string | null>
}

/** One row for each import that was carried out, also when it changed nothing. */
export interface ContentImportTable {
  id: Generated<number>
  at: Timestamp
  files: JSONColumnType<readonly string[]>
  added: number
  changed: number
  unchanged: number
}

/** The tables the content importer writes; everybody else only reads them. */
export interface ContentTables extends ReferenceDataTables {
  course: CourseTable
  course_phase: CoursePhaseTable
  lesson: LessonTable
  question: QuestionTable
  content_image: ContentImageTable
  video: VideoTable
  study_text: DocumentTable
  mindmap: DocumentTable
  flashcard: FlashcardTable
  exam: ExamTable
  exam_question: ExamQuestionTable
  content_import: ContentImportTable
}

declare module '../kernel/database/tables.ts' {
  interface Tables extends ContentTables {}
}
