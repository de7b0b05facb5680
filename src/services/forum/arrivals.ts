import type {ForumComment} from '../../../domain/forum/comment.ts'

type Listener = (comment: ForumComment) => void

const listeners = new Set<Listener>()

/** Tells the open forums of this tab of a comment that the server has taken. */
export const tellArrived = (comment: ForumComment): void => listeners.forEach((listener) => listener(comment))

/** Calls back with every comment of one's own that the server has taken. Returns the stop. */
export function onArrived(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
