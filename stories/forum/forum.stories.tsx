import {forumMachine} from '../../machines/forum/forum.machine.ts'
import {ForumView} from '../../src/features/forum/ForumView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'
import {forumContext} from './comments.ts'
import {thread} from './thread.ts'

const {at, meta} = flowStories({
  machine: forumMachine,
  View: ({state, send}) => (
    <Stage>
      <ForumView thread={{...thread, state, send}} appealUrl="/recursos" />
    </Stage>
  ),
  context: forumContext,
})

const none = {comments: {}, roots: [], total: 0, open: []}

export default {title: 'Fluxos/Fórum/Comentários', ...meta}
export const Loading = at('loading', none)
export const Closed = at('closed', none)
export const Offline = at('offline', none)
export const Failed = at('failed', {...none, failure: 'unreachable'})
export const ShownDeciding = at({shown: 'deciding'}, none)
export const ShownNothingFound = at({shown: 'nothingFound'}, {...none, words: 'beck'})
export const ShownEmptyExam = at({shown: 'emptyExam'}, {...none, isExam: true})
export const ShownEmpty = at({shown: 'empty'}, none)
export const ShownListReading = at({shown: {list: 'reading'}})
export const ShownListReading_Specialist = at(
  {shown: {list: 'reading'}},
  {rights: {isSpecialist: true, isStaff: true}, total: 4},
)
export const ShownListReading_Linked = at({shown: {list: 'reading'}}, {wanted: 'c3'})
export const ShownListReading_LinkLost = at({shown: {list: 'reading'}}, {wanted: 'gone'})
export const ShownListLoadingMore = at({shown: {list: 'loadingMore'}})
export const ShownListMoreFailed = at({shown: {list: 'moreFailed'}})
export const ShownListLoadingReplies = at({shown: {list: 'loadingReplies'}}, {open: ['c1', 'c6']})
export const ShownListRepliesFailed = at({shown: {list: 'repliesFailed'}}, {open: ['c1', 'c6']})
