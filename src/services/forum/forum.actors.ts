import {fromCallback, fromPromise} from 'xstate'
import {type ForumComment, forumNumbers} from '../../../domain/forum/comment.ts'
import type {CommentDeletion, VisibilityChange} from '../../../machines/forum/comment.types.ts'
import type {
  ForumAsked,
  ForumCommand,
  ForumEvent,
  ForumOpened,
  ForumPage,
  ForumPlace,
  ForumRights,
  LoadedForum,
} from '../../../machines/forum/forum.types.ts'
import {logOnly} from '../platform/log.ts'
import {onReconnect} from '../platform/onReconnect.ts'
import {onArrived} from './arrivals.ts'
import type {FollowChanges, ForumChanges} from './live.ts'
import {type OpenRest, replied} from './rest.ts'

/** A forum, and the course it is read in. */
export type ForumAt = ForumPlace & {readonly courseId: string}

/** The server answers for at most so many ids at once. */
const mostIds = 100

type Page = Omit<LoadedForum, 'rights' | 'path'>

async function readPage(open: OpenRest, at: ForumAt, asked: ForumAsked, signal: AbortSignal): Promise<Page> {
  const rest = await open()
  const {contentType, contentId} = at
  const after = asked.after === null ? {} : {after: asked.after}
  if (asked.words !== '') {
    const {items, total} = await replied(signal, (patient) =>
      rest.GET('/v1/forum/search', {
        params: {query: {contentType, contentId, text: asked.words, ...after}},
        signal: patient,
      }),
    )
    return {comments: items, total, isClosed: false}
  }
  const {comments, isClosed} = await replied(signal, (patient) =>
    rest.POST('/v1/forum/get-or-create', {
      body: {...at, commentListPage: 1, commentsPerPage: forumNumbers.commentsPerPage, ...after},
      signal: patient,
    }),
  )
  return {comments: comments.items, total: comments.total, isClosed}
}

async function readRights(open: OpenRest, signal: AbortSignal): Promise<ForumRights> {
  const rest = await open()
  return replied(signal, (patient) => rest.GET('/v1/user/credentials', {signal: patient}))
}

/** Comments by their ids; those that are gone are not among them. Rejects with a `RestError`. */
async function readComments(
  open: OpenRest,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly ForumComment[]> {
  const rest = await open()
  const parts = Array.from({length: Math.ceil(ids.length / mostIds)}, (_, part) =>
    ids.slice(part * mostIds, (part + 1) * mostIds),
  )
  const pages = await Promise.all(
    parts.map((part) =>
      replied(signal, (patient) =>
        rest.GET('/v1/comment/list-by-ids', {params: {query: {ids: part}}, signal: patient}),
      ),
    ),
  )
  return pages.flat()
}

const isOf = ({contentType, contentId}: ForumPlace, comment: ForumComment): boolean =>
  comment.contentType === contentType && comment.contentId === contentId

/** A comment of this forum with those above it, the top one first; empty when it is gone or not to be read. */
async function readPath(
  open: OpenRest,
  at: ForumPlace,
  wanted: string | null,
  signal: AbortSignal,
): Promise<readonly ForumComment[]> {
  const path: ForumComment[] = []
  for (let id = wanted; id !== null && path.length < forumNumbers.deepestShown + 1;) {
    const [comment] = await readComments(open, [id], signal)
    if (comment === undefined || !isOf(at, comment)) return []
    path.unshift(comment)
    id = comment.parent
  }
  return path
}

/** The first page of a forum, and what the student may do in it. Rejects with a `RestError`. */
export const loadForumWith = (open: OpenRest, at: ForumAt) =>
  fromPromise<LoadedForum, ForumOpened>(async ({input: {wanted, ...asked}, signal}) => {
    const [page, rights, path] = await Promise.all([
      readPage(open, at, asked, signal),
      readRights(open, signal),
      readPath(open, at, wanted, signal),
    ])
    return {...page, rights, path}
  })

/** The page after those that are here. Rejects with a `RestError`. */
export const loadMoreWith = (open: OpenRest, at: ForumAt) =>
  fromPromise<ForumPage, ForumAsked>(({input, signal}) => readPage(open, at, input, signal))

/** Replies by their ids. Rejects with a `RestError`. */
export const loadRepliesWith = (open: OpenRest) =>
  fromPromise<readonly ForumComment[], {readonly ids: readonly string[]}>(({input: {ids}, signal}) =>
    readComments(open, ids, signal),
  )

/**
 * What happens in a forum while it is open: what others do, the student's own comments once the server has them, and on
 * demand, or when the network or the student is back, the first page and certain comments as they are now. What cannot be
 * had is left for the next time.
 */
export const followForumWith = (open: OpenRest, at: ForumAt, follow: FollowChanges) =>
  fromCallback<ForumCommand, undefined>(({receive, sendBack}) => {
    const closing = new AbortController()
    const {signal} = closing
    const tell = (event: ForumEvent) => {
      if (!signal.aborted) sendBack(event)
    }
    const failed = (error: unknown) => {
      if (!signal.aborted) logOnly('forum', error)
    }
    const refresh = () => {
      readPage(open, at, {after: null, words: ''}, signal).then(
        ({comments, total}) => tell({type: 'page.arrived', comments, total}),
        failed,
      )
    }
    const reload = (ids: readonly string[]) => {
      readComments(open, ids, signal).then((comments) => {
        tell({type: 'comments.arrived', comments})
        const gone = ids.filter((id) => comments.every((comment) => comment.id !== id))
        if (gone.length > 0) tell({type: 'comments.removed', ids: gone})
      }, failed)
    }
    receive((command) => {
      if (command.type === 'forum.refresh') refresh()
      else reload(command.ids)
    })
    const onChanges = (changes: ForumChanges) => {
      if (changes.some(({kind}) => kind === 'missed')) refresh()
      const comments = changes.flatMap(({comment}) => comment ?? [])
      if (comments.length > 0) tell({type: 'comments.arrived', comments})
      const gone = changes.filter(({kind}) => kind === 'gone').map(({commentId}) => commentId)
      if (gone.length > 0) tell({type: 'comments.removed', ids: gone})
      // One that not everybody may see is not told; whoever may see it asks.
      const hidden = changes.filter(({kind, comment}) => !comment && kind !== 'gone' && kind !== 'missed')
      if (hidden.length > 0) reload(hidden.map(({commentId}) => commentId))
    }
    const stops = [
      follow(at, onChanges),
      onReconnect(refresh),
      onArrived((comment) => {
        if (isOf(at, comment)) tell({type: 'comments.arrived', comments: [comment]})
      }),
    ]
    return () => {
      closing.abort()
      for (const stop of stops) stop()
    }
  })

/** Deletes a comment for everybody. Rejects with a `RestError`. */
export const deleteCommentWith = (open: OpenRest) =>
  fromPromise<unknown, CommentDeletion>(async ({input: {id, key}, signal}) => {
    const rest = await open()
    return replied(signal, (patient) =>
      rest.DELETE('/v1/comment/{id}/delete', {
        params: {path: {id}, header: {'idempotency-key': key}},
        signal: patient,
      }),
    )
  })

/** Makes a comment private or visible. Rejects with a `RestError`. */
export const changeVisibilityWith = (open: OpenRest) =>
  fromPromise<unknown, VisibilityChange>(async ({input: {id, isPublic, key}, signal}) => {
    const rest = await open()
    return replied(signal, (patient) =>
      rest.POST('/v1/comment/{id}/visibility', {
        params: {path: {id}, header: {'idempotency-key': key}},
        body: {isPublic},
        signal: patient,
      }),
    )
  })
