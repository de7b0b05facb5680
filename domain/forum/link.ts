import type {ForumContentType} from './comment.ts'

/** The query parameter of a viewer that opens its forum at a comment. */
export const commentParameter = 'comment'

const viewers: Readonly<Partial<Record<ForumContentType, string>>> = {
  question: '/viewer/questao',
  flashcard: '/viewer/flashcard',
  video: '/viewer/video',
}

/** The path that shows a comment under its content; contents without a viewer are found on the agenda. */
export function forumLinkOf(contentType: ForumContentType, contentId: string, commentId: string): string {
  const viewer = viewers[contentType]
  if (viewer === undefined) return '/agenda'
  return `${viewer}?${new URLSearchParams({id: contentId, [commentParameter]: commentId})}`
}
