import type {ColumnType, JSONColumnType} from 'kysely'
import type {NpsReason} from '../../domain/feedback/nps.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>

/** When a student is asked for a score next; without a row thirty days after joining. */
export interface NpsStateTable {
  profile_id: string
  next_at: Timestamp
}

/** One answer of a student to the survey (spec 2§3). */
export interface NpsReplyTable {
  id: string
  profile_id: string
  score: number
  reasons: JSONColumnType<readonly NpsReason[], string, string>
  comment: string
  /** Where it was answered, in a word. */
  source: string
  in_test: boolean
  created_at: Timestamp
}

/** The last rating that a student gave a feature (spec 2§3). */
export interface FeatureFeedbackTable {
  profile_id: string
  feature_id: string
  score: number
  comment: string
  in_test: boolean
  updated_at: Timestamp
}

/** A survey of an operator, which an external form asks; at most one is open. */
export interface TemporarySurveyTable {
  id: string
  title: string
  form_url: string
  opened_at: Timestamp
  closed_at: Timestamp | null
}

/** What a student did about a temporary survey. */
export interface TemporarySurveyReplyTable {
  survey_id: string
  profile_id: string
  completed_at: Timestamp | null
  /** The study day on which it was put off, as YYYYMMDD. */
  skipped_on: string | null
}

/** An admission that a student tells of, one a year (G-32). */
export interface StudentAdmissionTable {
  profile_id: string
  year: number
  institution: string
  uf: string
  specialty: string
  updated_at: Timestamp
}

declare module '../kernel/database/tables.ts' {
  interface Tables {
    nps_state: NpsStateTable
    nps_reply: NpsReplyTable
    feature_feedback: FeatureFeedbackTable
    temporary_survey: TemporarySurveyTable
    temporary_survey_reply: TemporarySurveyReplyTable
    student_admission: StudentAdmissionTable
  }
}
