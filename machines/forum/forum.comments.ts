import {type ForumComment, forumNumbers} from '../../domain/forum/comment.ts'
import type {ForumContext, ForumPage} from './forum.types.ts'

type Known = Pick<ForumContext, 'comments' | 'roots' | 'total'>

const byId = (comments: readonly ForumComment[]) => Object.fromEntries(comments.map((comment) => [comment.id, comment]))

const idsOf = (comments: readonly ForumComment[]) => comments.map(({id}) => id)

const unique = (ids: readonly string[]) => [...new Set(ids)]

/** A first page in place of all that stood there; replies that were opened stay known. */
export const opened = ({comments}: Known, page: ForumPage): Known => ({
  comments: {...comments, ...byId(page.comments)},
  roots: unique(idsOf(page.comments)),
  total: page.total,
})

/**
 * A forum with the comment that its address names: the replies above it are open and its text is whole. Its top comment
 * stands first where the first page does not have it; it moves to no other place when its page comes.
 */
export function ledTo(
  known: Known & Pick<ForumContext, 'open' | 'clicks'>,
  path: readonly ForumComment[],
): Known & Pick<ForumContext, 'open' | 'clicks'> {
  const [top] = path
  const wanted = path.at(-1)
  if (top === undefined || wanted === undefined) return known
  return {
    ...known,
    comments: {...known.comments, ...byId(path)},
    roots: known.roots.includes(top.id) ? known.roots : [top.id, ...known.roots],
    open: unique([...known.open, ...idsOf(path.slice(0, -1))]),
    clicks: {...known.clicks, [wanted.id]: Math.ceil(wanted.body.length / forumNumbers.shownCharacters)},
  }
}

/** A further page behind what is known; a comment that moved between two requests stands once. */
export const extended = ({comments, roots}: Known, page: ForumPage): Known => ({
  comments: {...comments, ...byId(page.comments)},
  roots: unique([...roots, ...idsOf(page.comments)]),
  total: page.total,
})

/**
 * The first page once more: what is new comes first, what it should hold and does not is gone, and older comments that
 * were loaded stay behind it. The first level has its newest comment first.
 */
export function refreshed({comments, roots}: Known, page: ForumPage): Known {
  const ids = idsOf(page.comments)
  const oldest = page.comments.length < page.total ? (page.comments.at(-1)?.createdAt ?? '') : ''
  const older = roots.filter((id) => !ids.includes(id) && (comments[id]?.createdAt ?? '') < oldest)
  return {comments: {...comments, ...byId(page.comments)}, roots: unique([...ids, ...older]), total: page.total}
}

/** A reply that arrived is counted by its parent, once. */
function adopted(comments: Known['comments'], {id, parent: parentId}: ForumComment): Known['comments'] {
  const parent = parentId === null ? undefined : comments[parentId]
  if (parent === undefined || parent.children.includes(id)) return comments
  return {...comments, [parent.id]: {...parent, children: [...parent.children, id]}}
}

/**
 * Comments that arrived by themselves: known ones change where they stand, new ones of the first level come first unless
 * the forum is being searched, and replies last among those of their parent. Replies that are known stay: news tell of those
 * that everybody sees, and the removal of one is told by itself.
 */
export function joined(
  {comments, roots, total, words}: Known & Pick<ForumContext, 'words'>,
  arrived: readonly ForumComment[],
): Known {
  const fresh = words === '' ? arrived.filter(({id, parent}) => parent === null && !roots.includes(id)) : []
  return {
    comments: arrived.reduce<Known['comments']>(
      (all, comment) => ({
        ...adopted(all, comment),
        [comment.id]: {...comment, children: unique([...(all[comment.id]?.children ?? []), ...comment.children])},
      }),
      comments,
    ),
    roots: [...idsOf(fresh), ...roots],
    total: total + fresh.length,
  }
}

/** Without comments that are gone. */
export function without({comments, roots, total}: Known, ids: readonly string[]): Known {
  const gone = new Set(ids)
  const isLeft = (id: string) => !gone.has(id)
  const left = Object.values(comments).filter(({id}) => isLeft(id))
  return {
    comments: byId(left.map((comment) => ({...comment, children: comment.children.filter(isLeft)}))),
    roots: roots.filter(isLeft),
    total: total - roots.filter((id) => gone.has(id)).length,
  }
}
