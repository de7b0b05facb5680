import type {ForumChangeKind} from '../../schema/generated/resolvers.ts'

/** A change of a comment, as processes tell it each other. */
export type Change = {
  readonly kind: Exclude<ForumChangeKind, 'missed'>
  readonly id: string
  readonly parentId: string | null
}

const none = '-'

/** The text of a change on the channel; it names rows, never their content. */
export const liveText = ({kind, id, parentId}: Change): string => `${kind} ${id} ${parentId ?? none}`

function changeOf(text: string): Change | undefined {
  const [kind, id, parentId] = text.split(' ')
  if (id === undefined || parentId === undefined) return undefined
  if (kind !== 'created' && kind !== 'changed' && kind !== 'gone') return undefined
  return {kind, id, parentId: parentId === none ? null : parentId}
}

/** One change of each comment: that it came counts more than that it changed, and that it is gone counts most. */
export function mergedChanges(texts: readonly string[]): Change[] {
  const changes = new Map<string, Change>()
  for (const change of texts.flatMap((text) => changeOf(text) ?? [])) {
    const before = changes.get(change.id)
    const isNew = before?.kind === 'created' && change.kind === 'changed'
    const parentId = change.parentId ?? before?.parentId ?? null
    changes.set(change.id, {id: change.id, kind: isNew ? 'created' : change.kind, parentId})
  }
  return [...changes.values()]
}
