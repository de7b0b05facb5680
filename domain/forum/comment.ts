import type {RichText} from '../shared/richText.ts'

/** What a forum is about, as the wire names it (spec 2§3). */
export const forumContentTypes = ['question', 'comment', 'flashcard', 'video', 'text', 'mindmap'] as const
export type ForumContentType = (typeof forumContentTypes)[number]

/** What became of a comment's question (spec 2§4; the last is read as `answered` and never written, C-08). */
export const answerStatuses = [
  'waitingAnswer',
  'monitorRequestedByUser',
  'answered',
  'answeredByHarrisonAndRated',
] as const
export type AnswerStatus = (typeof answerStatuses)[number]

/** Who wrote a comment (spec 2§3): a student, the assistant, a moderator or specialist, or somebody else of the team. */
export const authorTypes = ['User', 'HarrisonAI', 'Moderator', 'Team'] as const
export type AuthorType = (typeof authorTypes)[number]

/** Somebody who can be meant by `@name`. */
export type ForumParticipant = {readonly id: string; readonly name: string}

/** A comment as one person sees it; `schema/rest/openapi.json` explains each field. */
export type ForumComment = {
  readonly id: string
  readonly body: string
  /** The markdown of the staff and the assistant as a tree; null for a student's comment, which is plain text. */
  readonly content: RichText | null
  readonly children: readonly string[]
  readonly contentId: string
  readonly contentType: ForumContentType
  readonly courseId: string
  /** ISO 8601. */
  readonly createdAt: string
  /** 1 for a top comment. */
  readonly level: number
  readonly parent: string | null
  readonly isPrivate: boolean
  readonly user: {
    readonly id: string
    readonly name: string
    readonly email: string | null
    readonly externalId: string | null
  }
  readonly status: {
    readonly isPublic: boolean
    readonly isFromModerator: boolean
    readonly answerStatus: AnswerStatus
  }
  readonly authorType: AuthorType
  /** `deleted` and `hidden` comments stay as a place for their replies; null for one that stands. */
  readonly removal: 'deleted' | 'hidden' | null
  readonly hiddenReason: string | null
  readonly mentions: readonly ForumParticipant[]
}

/** How often the assistant was asked about a comment (spec 2§3). */
export type UsageLimit = {
  readonly commentId: string
  readonly currentUsageCount: number
  readonly maxUsageCount: number
}

/** Numbers of the forum (spec 2§9); lengths are UTF-16 units. */
export const forumNumbers = {
  commentsPerPage: 20,
  /** A comment shows so many characters first, and so many more each time. */
  shownCharacters: 400,
  /** The deepest level that has a reply button. */
  deepestReplied: 8,
  /** The deepest level whose replies can be shown. */
  deepestShown: 10,
  /** So often the assistant may be asked about one comment. */
  assistantUsage: 3,
  /** Milliseconds between two words of the assistant. */
  wordDelay: 50,
  monitorHours: 24,
  /** Milliseconds for which one health check counts. */
  healthChecked: 300_000,
  longestBody: 4_000,
  longestReason: 500,
} as const

/** Whether somebody has answered, in either spelling of the wire (C-08). */
export const isAnswered = (status: AnswerStatus): boolean =>
  status === 'answered' || status === 'answeredByHarrisonAndRated'

/** What happens to a comment's question. */
export type AnswerFact = 'monitorRequested' | 'replyPosted' | 'assistantAnswerPublished'

/** The state after a fact: an answer is final, and a request of an answered comment changes nothing (spec 2§4, flow F-106). */
export function answerStatusAfter(status: AnswerStatus, fact: AnswerFact): AnswerStatus {
  if (isAnswered(status) || fact !== 'monitorRequested') return 'answered'
  return 'monitorRequestedByUser'
}

/** Whether a comment's body is markdown: those of moderators, the team and the assistant (spec 2§4). */
export const isMarkdown = (authorType: AuthorType): boolean => authorType !== 'User'

/** The level of a reply; null where there is no reply any more (spec 2§5: only below level 9). */
export const replyLevelOf = (parentLevel: number): number | null =>
  parentLevel <= forumNumbers.deepestReplied ? parentLevel + 1 : null
