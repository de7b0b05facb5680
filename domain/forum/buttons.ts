import {
  type AnswerStatus,
  type AuthorType,
  type ForumContentType,
  forumNumbers,
  isAnswered,
  replyLevelOf,
} from './comment.ts'

/** What the buttons of one comment depend on. */
export type CommentFacts = {
  /** What the forum is about. */
  readonly forum: ForumContentType
  readonly level: number
  readonly isOwn: boolean
  readonly isPublic: boolean
  readonly authorType: AuthorType
  readonly answerStatus: AnswerStatus
  readonly removal: 'deleted' | 'hidden' | null
  readonly hasReplies: boolean
  /** An answer of the assistant waits for its rating. */
  readonly hasDraft: boolean
  /** Null until the limits are known; nobody asks before. */
  readonly usage: {readonly currentUsageCount: number; readonly maxUsageCount: number} | null
  /** The caller is a specialist (spec 2§6). */
  readonly isSpecialist: boolean
  /** The caller is of the staff, specialists included. */
  readonly isStaff: boolean
}

/** Marks beside the author's name, in the order in which they stand. */
export type CommentBadge = 'moderation' | 'assistant' | 'team' | 'private' | 'hidden'

/** What one person sees of a comment. */
export type CommentButtons = {
  readonly isVisible: boolean
  readonly badges: readonly CommentBadge[]
  readonly ask: boolean
  readonly requestMonitor: boolean
  readonly reply: boolean
  readonly viewReplies: boolean
  readonly delete: boolean
  /** What the visibility button would do; null without one. */
  readonly visibility: 'makePrivate' | 'makeVisible' | null
  readonly report: boolean
  /** What the staff's button would do; null without one. */
  readonly hiding: 'hide' | 'show' | null
}

const badgeOfAuthor: Readonly<Record<AuthorType, CommentBadge | null>> = {
  User: null,
  HarrisonAI: 'assistant',
  Moderator: 'moderation',
  Team: 'team',
}

/** Whether this person may read the comment: public, own, or of the staff (spec 2§4; C-10); a hidden one is for its author and the staff. */
export const isReadable = ({isOwn, isPublic, isStaff, removal}: ReadableFacts): boolean =>
  removal !== 'deleted' && (isOwn || isStaff || (isPublic && removal === null))
type ReadableFacts = Pick<CommentFacts, 'isOwn' | 'isPublic' | 'isStaff' | 'removal'>

/** Delete: the author, specialists or staff, not of a private comment and not of the assistant's (spec 2§4; C-09, C-11). */
export const isDeletable = (facts: DeletableFacts): boolean =>
  (facts.isOwn || facts.isStaff) && facts.isPublic && facts.authorType !== 'HarrisonAI' && facts.removal !== 'deleted'
type DeletableFacts = Pick<CommentFacts, 'isOwn' | 'isStaff' | 'isPublic' | 'authorType' | 'removal'>

/** The assistant has a place under own top comments of question forums that nobody has answered (spec 2§4). */
export const hasAssistant = (facts: AssistantFacts): boolean =>
  facts.forum === 'question' &&
  facts.level === 1 &&
  facts.isOwn &&
  facts.authorType === 'User' &&
  facts.removal === null &&
  !isAnswered(facts.answerStatus)
export type AssistantFacts = Pick<CommentFacts, 'forum' | 'level' | 'isOwn' | 'authorType' | 'removal' | 'answerStatus'>

/** It is asked where it has a place, no draft of an answer waits, and the usage is below its maximum (spec 2§4). */
export const isAskable = (facts: AskableFacts): boolean =>
  hasAssistant(facts) &&
  !facts.hasDraft &&
  facts.usage !== null &&
  facts.usage.currentUsageCount < facts.usage.maxUsageCount
type AskableFacts = AssistantFacts & Pick<CommentFacts, 'hasDraft' | 'usage'>

/**
 * A monitor is asked for by the author of a comment that waits; by the button below a level of 1 or outside of question
 * forums (spec 2§4), and by the assistant's error card anywhere (C-67), for which `isFromErrorCard` stands.
 */
export const canRequestMonitor = (facts: MonitorFacts, isFromErrorCard = false): boolean =>
  facts.isOwn &&
  facts.removal === null &&
  facts.answerStatus === 'waitingAnswer' &&
  (isFromErrorCard || facts.forum !== 'question' || facts.level > 1) &&
  facts.authorType !== 'HarrisonAI' &&
  facts.authorType !== 'Moderator'
type MonitorFacts = Pick<CommentFacts, 'forum' | 'level' | 'isOwn' | 'authorType' | 'removal' | 'answerStatus'>

/** All buttons and badges of a comment (spec 2§4, 2§6, flow F-105). Of a comment that is gone only its replies are left. */
export function buttonsOf(facts: CommentFacts): CommentButtons {
  const {authorType, isOwn, isPublic, isSpecialist, isStaff, level, removal} = facts
  const stands = removal === null
  const isVisible = isReadable(facts)
  const ofAuthor = badgeOfAuthor[authorType]
  const badges: (CommentBadge | null)[] = [
    ofAuthor,
    isPublic ? null : 'private',
    removal === 'hidden' ? 'hidden' : null,
  ]
  return {
    isVisible,
    badges: isVisible ? badges.filter((badge) => badge !== null) : [],
    ask: isAskable(facts),
    requestMonitor: canRequestMonitor(facts),
    reply: isVisible && stands && replyLevelOf(level) !== null,
    viewReplies: facts.hasReplies && level <= forumNumbers.deepestShown,
    delete: isDeletable(facts),
    visibility: isSpecialist && stands ? (isPublic ? 'makePrivate' : 'makeVisible') : null,
    report: isVisible && stands && !isOwn,
    hiding: isStaff && removal !== 'deleted' && authorType !== 'HarrisonAI' ? (stands ? 'hide' : 'show') : null,
  }
}
