import type {ColumnType, Generated, JSONColumnType} from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null, Date | string | null>

export type Weekday = 'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday'

/** Which kinds of activity the student does on one weekday. */
export type StudyDayPlan = {
  readonly theoreticalStudy: boolean
  readonly theoreticalReview: boolean
  readonly smartReview: boolean
  readonly examAndMocks: boolean
}

export type StudyWeek = {readonly [day in Weekday]: StudyDayPlan}

/** The part of a day's agenda that an activity belongs to. */
export type AgendaPart = 'theoreticalStudy' | 'theoreticalReview' | 'smartReview' | 'exam'

export type ExamKind = 'exam' | 'mock' | 'smartExam'

/** What a row of `agenda` is: a day, or one exam. */
export type ActivityKind = 'day' | ExamKind

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

export interface AgendaTable {
  id: string
  profile_id: string
  /** YYYYMMDD. */
  calendar_date: string
  has_smart_review: boolean
  smart_review_finished_at: NullableTimestamp
  created_at: Timestamp
  /** A day, or one exam: then `exam_activity` has a row of the same id. */
  kind: Generated<ActivityKind>
  /** Templates of the exam that stands on this day. */
  exam_id: ColumnType<string | null, string | null | undefined, string | null>
  mock_exam_id: ColumnType<string | null, string | null | undefined, string | null>
  smart_exam_activity_id: ColumnType<string | null, string | null | undefined, string | null>
}

export interface AgendaLessonTable {
  agenda_id: string
  part: Exclude<AgendaPart, 'smartReview' | 'exam'>
  lesson_id: string
  position: number
  finished_at: NullableTimestamp
}

/** A question of one day's agenda: what a student may ask for, and why the smart review shows it. */
export interface AgendaQuestionTable {
  agenda_id: string
  question_id: string
  part: AgendaPart
  lesson_id: string | null
  position: number
  reason: 'doubt' | 'forgetting' | 'wrong' | 'new' | null
  retrievability: number | null
}

/** What a student has done with a lesson, over all days. */
export interface LessonProgressTable {
  profile_id: string
  lesson_id: string
  study_finished_at: NullableTimestamp
  review_finished_at: NullableTimestamp
}

export interface AnswerTable {
  id: string
  profile_id: string
  agenda_id: string
  question_id: string
  choosen: number
  /** 1 right, 0 wrong, -1 none. */
  outcome: number
  essay: string | null
  calendar_date: string
  type: string
  theoretical_type: AgendaPart
  /** When the student answered, never later than when the server received it. */
  answered_at: Timestamp
  created_at: Timestamp
}

/** How often each choice of a question was answered, by all students. */
export interface AnswerTallyTable {
  question_id: string
  choosen: number
  amount: ColumnType<number, number, number>
}

export interface PreChoiceTable {
  agenda_id: string
  question_id: string
  /** -1 for none. */
  selected: number
  essay: string | null
  date_now: Timestamp
  /** When the key of an essay was shown; from then on the essay stays as it is. */
  revealed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

/** The spaced-repetition memory of one question by one student, as ts-fsrs keeps it. */
export interface QuestionCardTable {
  profile_id: string
  question_id: string
  due: Timestamp
  stability: number
  difficulty: number
  scheduled_days: number
  learning_steps: number
  reps: number
  lapses: number
  state: number
  last_review: Timestamp
  /** Outcome of the last answer: 1 right, 0 wrong. */
  last_outcome: number
}

/** The first result of each mutation, given again to a repeat (idempotency). */
export interface IdempotencyTable {
  profile_id: string
  key: string
  operation: string
  input_hash: string
  result: JSONColumnType<object>
  created_at: Timestamp
}

/** The first result of each mutation of a visitor; the key alone names it, because a visitor has no profile. */
export interface VisitorIdempotencyTable {
  key: string
  operation: string
  input_hash: string
  result: JSONColumnType<object>
  /** The profile that the mutation made; its end takes the key with it. */
  profile_id: string | null
  created_at: Timestamp
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

export interface StudyTables {
  profile: ProfileTable
  student_course: StudentCourseTable
  menu_item: MenuItemTable
  login_record: LoginRecordTable
  agenda: AgendaTable
  agenda_lesson: AgendaLessonTable
  agenda_question: AgendaQuestionTable
  lesson_progress: LessonProgressTable
  answer: AnswerTable
  answer_tally: AnswerTallyTable
  pre_choice: PreChoiceTable
  question_card: QuestionCardTable
  idempotency: IdempotencyTable
  visitor_idempotency: VisitorIdempotencyTable
  institution: InstitutionTable
  ended_identity: EndedIdentityTable
}
