/**
 * Sums over what students did, moved by triggers in the transaction that stores it (`aggregateMigrations.ts`, `activityStatements.ts`). A row whose
 * numbers are all zero says the same as none.
 */

/** What one student did on one study day. */
export interface StudyDayTable {
  profile_id: string
  /** YYYYMMDD. */
  calendar_date: string
  /** Answers that count, and the right ones of them. */
  questions: number
  correct: number
  /** Those of exams and of each difficulty. */
  exam_right: number
  exam_wrong: number
  easy_right: number
  easy_wrong: number
  medium_right: number
  medium_wrong: number
  hard_right: number
  hard_wrong: number
  /** Answers whose time is known, and the sum of their seconds. */
  timed: number
  seconds: number
  /** Those of them to questions whose median was known, the sum of their seconds and of these medians. */
  compared: number
  compared_seconds: number
  compared_median: number
  /** Flashcards by their grade. */
  hits: number
  misses: number
  /** Theoretical studies and reviews of the day that are finished, and extra reviews, of which one counts. */
  studies: number
  reviews: number
  extra_reviews: number
  /** Smart reviews of the day, the extra one too, with all questions answered, and with all flashcards graded. */
  smart_questions: number
  smart_flashcards: number
  /** Finished exams of the agenda, and with the extra ones. */
  exams: number
  all_exams: number
  /** The course of the day's lessons; null without one. */
  course_id: string | null
}

/** What one student finished in one week: the sums of its days. */
export interface StudyWeekTable {
  profile_id: string
  /** The Monday, YYYYMMDD. */
  week: string
  studies: number
  reviews: number
  extra_reviews: number
  smart_questions: number
  smart_flashcards: number
  exams: number
  /** The course of the newest day that has one; null without. */
  course_id: string | null
}

/** Right and wrong answers of one student by area, difficulty and kind of activity. */
export interface AnswerCountTable {
  profile_id: string
  /** A day, YYYYMMDD, a whole month, YYYYMM00, or a whole year, YYYY0000. */
  period: string
  /** Empty for none. */
  area: string
  /** Empty for none. */
  difficulty: string
  in_exam: boolean
  right_count: number
  wrong_count: number
}

/** Right and wrong answers of one student by theme. */
export interface ThemeCountTable {
  profile_id: string
  /** A month, YYYYMM, or 000000 for all time. */
  period: string
  /** A lesson's id; of questions without one their area and classification, as `#CM:["Cardiologia"]`. */
  theme: string
  right_count: number
  wrong_count: number
}

/** How long right answers to a question took, by all students. */
export interface QuestionTimeTable {
  question_id: string
  /** Four times the logarithm of the seconds to the base of 2, rounded down. */
  bucket: number
  amount: number
}

/** A line of the performance chart. */
export type Tag = 'all' | 'exam_and_mocks' | 'easy_questions' | 'medium_questions' | 'hard_questions'

/** Answers of one week by all students, made now and then from the days of each. */
export interface WeekOfAllTable {
  tag: Tag
  /** The Monday, YYYYMMDD. */
  week: string
  right_count: number
  wrong_count: number
  /** Students with an answer. */
  students: number
  made_at: Date
}

export interface PerformanceTables {
  study_day: StudyDayTable
  study_week: StudyWeekTable
  answer_count: AnswerCountTable
  theme_count: ThemeCountTable
  question_time: QuestionTimeTable
  week_of_all: WeekOfAllTable
}

declare module '../kernel/database/tables.ts' {
  interface Tables extends PerformanceTables {}
}
