import {commentMachine} from '../../machines/forum/comment.machine.ts'
import {ForumView} from '../../src/features/forum/ForumView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'
import {thread} from './thread.ts'

const pending = [
  {key: 'k1', parentId: null, body: 'Alguém explica por que não é a alternativa C?', syncStatus: 'sending' as const},
  {key: 'k2', parentId: 'c1', body: 'Concordo.', syncStatus: 'device' as const},
]

const {at, meta} = flowStories({
  machine: commentMachine,
  View: ({state, send}) => (
    <Stage>
      <ForumView
        thread={{
          ...thread,
          writing: state,
          sendWriting: send,
          pending: state.context.pending.length > 0 ? pending : [],
        }}
      />
    </Stage>
  ),
  context: {replyTo: null, pending: [], target: null, change: null, failed: null},
})

const target = {id: 'c3', name: 'Ana Lima'}

export default {title: 'Fluxos/Fórum/Comentar', ...meta}
export const ReadyIdle = at({ready: 'idle'})
export const ReadyIdle_Replying = at({ready: 'idle'}, {replyTo: 'c1'})
export const ReadyIdle_DeleteFailed = at({ready: 'idle'}, {failed: {change: 'delete', id: 'c3'}})
export const ReadyIdle_VisibilityFailed = at({ready: 'idle'}, {failed: {change: 'visibility', id: 'c1'}})
export const ReadyPosting = at({ready: 'posting'}, {pending: ['k1', 'k2']})
export const ConfirmingDelete = at('confirmingDelete', {target})
export const Deleting = at('deleting', {target})
export const ChangingVisibility = at('changingVisibility', {change: {id: 'c1', isPublic: false}})
