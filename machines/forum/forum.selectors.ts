import type {SnapshotFrom} from 'xstate'
import type {ForumComment} from '../../domain/forum/comment.ts'
import type {forumMachine} from './forum.machine.ts'
import type {ForumRights} from './forum.types.ts'

type ForumSnapshot = SnapshotFrom<typeof forumMachine>

const known = ({context}: ForumSnapshot, ids: readonly string[]): readonly ForumComment[] =>
  ids.flatMap((id) => context.comments[id] ?? [])

/** The first level, in its order. */
export const rootsOf = (state: ForumSnapshot): readonly ForumComment[] => known(state, state.context.roots)

/** The replies of a comment that are here. */
export const repliesOf = (state: ForumSnapshot, {children}: ForumComment): readonly ForumComment[] =>
  known(state, children)

export const areRepliesShown = ({context}: ForumSnapshot, {id}: ForumComment): boolean => context.open.includes(id)

/** Some replies of the comment have not come. */
export const lacksReplies = ({context}: ForumSnapshot, {children}: ForumComment): boolean =>
  children.some((id) => context.comments[id] === undefined)

/** How often more of a long comment was asked for. */
export const clicksOf = ({context}: ForumSnapshot, {id}: ForumComment): number => context.clicks[id] ?? 0

export const rightsOf = ({context}: ForumSnapshot): ForumRights => context.rights

export const hasMoreComments = ({context}: ForumSnapshot): boolean => context.roots.length < context.total

/** The comment that the address names, where it is here. */
export const isWanted = ({context}: ForumSnapshot, {id}: ForumComment): boolean => context.wanted === id

/** The address names a comment that is gone, or that this person may not read. */
export const isWantedLost = ({context: {wanted, comments}}: ForumSnapshot): boolean =>
  wanted !== null && comments[wanted] === undefined

export const wordsOf = ({context}: ForumSnapshot): string => context.words
