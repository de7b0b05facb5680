import type {ColumnType, Generated, JSONColumnType} from 'kysely'
import type {AnswerStatus, AuthorType, ForumContentType} from '../../domain/forum/comment.ts'
import type {RichText} from '../../domain/shared/richText.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>

/** The forum of a content; it is made with its first comment. */
export interface ForumTable {
  id: string
  content_type: ForumContentType
  content_id: string
  created_at: Timestamp
}

export interface ForumCommentTable {
  id: string
  forum_id: string
  /** Null for a top comment. */
  parent_id: string | null
  /** 1 for a top comment. */
  level: number
  /** Null for the assistant, for an account that is deleted, and for comments of the demo. */
  profile_id: string | null
  /** The author's name where there is no profile. */
  author_name: string | null
  author_type: AuthorType
  course_id: string
  /** As it was written; empty once it is deleted. */
  body: string
  /** The tree of a body that is markdown. */
  content: JSONColumnType<RichText> | null
  /** The body without case and accents. */
  searched: string
  is_public: Generated<boolean>
  /**
   * Who may read it because of the private comments from the top down to it: null for everybody, the id of the one profile that
   * wrote all of them, or `-` for the staff alone.
   */
  audience: string | null
  answer_status: Generated<AnswerStatus>
  /** A deleted comment is kept, without its text, as long as it has replies. */
  deleted_at: Timestamp | null
  hidden_at: Timestamp | null
  /** Why the staff hid it, as its author is told. */
  hidden_reason: string | null
  created_at: Timestamp
}

export interface ForumMentionTable {
  comment_id: string
  profile_id: string
}

export interface ForumReportTable {
  comment_id: string
  profile_id: string
  reason: string
  description: string
  created_at: Timestamp
}

/** A comment whose author asked for a monitor. */
export interface ForumMonitorRequestTable {
  comment_id: string
  requested_at: Timestamp
  /** Who of the staff has it, and since when; the claim runs out. */
  claimed_by: string | null
  claimed_at: Timestamp | null
  /** When somebody of the staff answered. */
  answered_at: Timestamp | null
}

export interface ForumTables {
  forum: ForumTable
  forum_comment: ForumCommentTable
  forum_mention: ForumMentionTable
  forum_report: ForumReportTable
  forum_monitor_request: ForumMonitorRequestTable
}

declare module '../kernel/database/tables.ts' {
  interface Tables extends ForumTables {}
}
