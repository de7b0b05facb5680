import {targetOfUid, type ViewerKind, type ViewerTarget} from './forumUid.ts'

const viewerKinds: readonly ViewerKind[] = ['questao', 'flashcard', 'video']

/** Ids of the wire are shorter than this; whatever is longer names nothing and is not asked for. */
const longestId = 200

/** True for an id that can be asked for. */
export const isPossibleId = (id: string): boolean => id.trim() !== '' && id.length <= longestId

/** What an address of the viewers names: `/viewer/{kind}` with the id of its query, or `/forum-viewer/{uid}`; null for others. */
export function viewerTargetOf(path: string, id: string | null): ViewerTarget | null {
  const [, area, ...segments] = path.split('/')
  const rest = segments.join('/')
  if (area === 'forum-viewer') {
    const {kind, id: own} = targetOfUid(rest)
    return {kind, id: own}
  }
  const kind = viewerKinds.find((known) => known === rest)
  return area === 'viewer' && kind ? {kind, id: id ?? ''} : null
}
