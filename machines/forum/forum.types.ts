import type {ForumComment, ForumContentType} from '../../domain/forum/comment.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'

/** A forum: the content it stands under. */
export type ForumPlace = {readonly contentType: ForumContentType; readonly contentId: string}

/** One page of a forum's first level. */
export type ForumPage = {
  readonly comments: readonly ForumComment[]
  /** Comments of the first level. */
  readonly total: number
}

/** What the one who reads may do here (spec 2§6). */
export type ForumRights = {readonly isSpecialist: boolean; readonly isStaff: boolean}

/** A forum as it was opened. */
export type LoadedForum = ForumPage & {
  readonly rights: ForumRights
  /** The question stands in a mock exam whose answers are not out: nothing is read or written (D-18). */
  readonly isClosed: boolean
  /** The comment that an address names, with those above it, the top one first; empty when nobody may read it. */
  readonly path: readonly ForumComment[]
}

export type ForumAsked = {
  /** The last comment in hand; null for the first page. */
  readonly after: string | null
  /** What the comments are searched for; empty for all. */
  readonly words: string
}

/** What a forum is opened with. */
export type ForumOpened = ForumAsked & Pick<ForumContext, 'wanted'>

export type ForumContext = {
  /** The forum of an exam's question: without comments an appeal is offered (spec 2§8). */
  readonly isExam: boolean
  readonly words: string
  /** The comment that the address names; null without one, and once comments are searched for. */
  readonly wanted: string | null
  /** What is known, by id: the first level, and the replies that were opened. */
  readonly comments: Readonly<Record<string, ForumComment>>
  /** The first level in its order. */
  readonly roots: readonly string[]
  readonly total: number
  /** Comments whose replies are shown. */
  readonly open: readonly string[]
  /** How often '(Ver mais)' was pressed on a long comment. */
  readonly clicks: Readonly<Record<string, number>>
  readonly rights: ForumRights
  readonly failure: RequestFailure | null
}

export type ForumInput = Pick<ForumContext, 'isExam' | 'wanted'>

/** What the listener is asked for: the first page, as news may have been missed, or certain comments as they are now. */
export type ForumCommand =
  | {readonly type: 'forum.refresh'}
  | {readonly type: 'comments.reload'; readonly ids: readonly string[]}

/** A reply to this comment was written here: it is shown among the others, however they were folded. */
export type RepliesOpened = {readonly type: 'replies.open'; readonly id: string}

export type ForumEvent =
  | ForumCommand
  | RepliesOpened
  | {readonly type: 'forum.reload'}
  /** The error's record is copied, for whoever is asked about it. */
  | {readonly type: 'record.copy'}
  | {readonly type: 'network.returned'}
  | {readonly type: 'comments.more'}
  | {readonly type: 'replies.toggle'; readonly id: string}
  | {readonly type: 'replies.retry'}
  | {readonly type: 'text.more'; readonly id: string}
  | {readonly type: 'search.submit'; readonly words: string}
  /** New or changed comments, from whoever wrote them. */
  | {readonly type: 'comments.arrived'; readonly comments: readonly ForumComment[]}
  | {readonly type: 'comments.removed'; readonly ids: readonly string[]}
  | ({readonly type: 'page.arrived'} & ForumPage)
