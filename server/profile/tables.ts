import type {ColumnType, Generated, JSONColumnType} from 'kysely'
import type {StudyWeek} from '../../domain/profile/weekGoals.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>

/** One student: `id` tells students' things apart, `uid` is the identity provider's name for the person. */
export interface ProfileTable {
  id: string
  uid: string
  name: string
  email: string
  is_premium: Generated<boolean>
  trial_finished: Generated<boolean>
  course_finished: Generated<boolean>
  access_blocked: Generated<boolean>
  questionnaire_answered: Generated<boolean>
  roles: JSONColumnType<readonly string[]>
  study_week: JSONColumnType<StudyWeek>
  created_at: Timestamp
  gender: Generated<'m' | 'f' | null>
  /** Midnight of the date in UTC plus three hours (C-41). */
  birthday: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  mobile_phone: Generated<string | null>
  graduation: ColumnType<StoredGraduation | null, string | null | undefined, string | null>
  work: ColumnType<StoredWork | null, string | null | undefined, string | null>
  /** The heaviest first. */
  institution_target: ColumnType<readonly StoredTarget[], string | undefined, string>
  /** 0 to 10; -1 when the onboarding is closed. */
  onboarding_step: Generated<number>
  /** Minutes granted for every timed exam, 0 to 240 (D-22). */
  extra_time_minutes: Generated<number>
  /** Rankings show initials only. */
  ranking_initials: Generated<boolean>
  deletion_requested_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  /** Null as long as nobody changed what the profile was created with. */
  updated_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export type StoredGraduation = {
  readonly institution: string | null
  readonly uf: string | null
  readonly yearConclusion: number | null
  readonly desiredExpertise: string | null
  readonly isGraduated: boolean | null
}

export type StoredWork = {
  readonly inHealthArea: boolean | null
  readonly placeOfWork: string | null
  readonly weeklyHours: number | null
}

export type StoredTarget = {readonly uf: string; readonly institution: string}

export interface StudentCourseTable {
  profile_id: string
  course_id: string
  /** The current course has position 0. */
  position: number
  status: string
}

export interface MenuItemTable {
  course_id: string
  title: string
  icon: string
  url: string
  position: number
  subgroup: string
  color: string | null
  tag: string | null
}

/** One row per student and study day (spec 1§4, the rollover reads it). */
export interface LoginRecordTable {
  profile_id: string
  /** YYYYMMDD, counted from four in the morning in the student's zone. */
  study_day: string
  seen_at: Timestamp
}

/** A deleted account by the SHA-256 of its uid, as long as a token of it may run. */
export interface EndedIdentityTable {
  uid_hash: string
  ended_at: Timestamp
}

/** An institution that a student may aim at, beside those of the imported exams. */
export interface InstitutionTable {
  uf: string
  name: string
  is_priority: boolean
}

/** Students, their courses with the menus of these, and the institutions they may aim at. */
export interface ProfileTables {
  profile: ProfileTable
  student_course: StudentCourseTable
  menu_item: MenuItemTable
  login_record: LoginRecordTable
  institution: InstitutionTable
  ended_identity: EndedIdentityTable
}

declare module '../kernel/database/tables.ts' {
  interface Tables extends ProfileTables {}
}
