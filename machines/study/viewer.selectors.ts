import type {SnapshotFrom} from 'xstate'
import type {ViewerTarget} from '../../domain/study/forumUid.ts'
import type {viewerMachine} from './viewer.machine.ts'

type ViewerSnapshot = SnapshotFrom<typeof viewerMachine>

export const viewerTarget = ({context: {kind, id}}: ViewerSnapshot): ViewerTarget => ({kind, id})

/** Whether its forum is open; null for what has none: videos, and whatever is not there. */
export function forumOf(state: ViewerSnapshot): 'hidden' | 'shown' | null {
  if (!state.matches('question') && !state.matches('flashcard')) return null
  return state.matches({question: 'forumShown'}) || state.matches({flashcard: 'forumShown'}) ? 'shown' : 'hidden'
}
