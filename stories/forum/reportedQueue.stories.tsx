import type {ForumComment} from '../../domain/forum/comment.ts'
import {reportedQueueMachine} from '../../machines/forum/reportedQueue.machine.ts'
import type {ReportedItem} from '../../machines/forum/reportedQueue.types.ts'
import {ReportedQueueView} from '../../src/features/forum/ReportedQueueView.tsx'
import {reasonNames} from '../../src/text/study/feedback.ts'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'
import {comment, longComment} from './comments.ts'

const createdAt = '2026-03-10T12:00:00.000Z'
const link = '/viewer/questao?id=q1&comment=c1'

const itemOf = ({id, user, body}: ForumComment) => ({id, author: user.name, body})

const items: readonly ReportedItem[] = [
  {
    ...itemOf(comment),
    link,
    reports: [
      {title: reasonNames.offTopic, description: '', createdAt},
      {title: reasonNames.other, description: 'Parece expor um paciente real.', createdAt},
    ],
  },
  {...itemOf(longComment), link, reports: [{title: reasonNames.wrongExplanation, description: '', createdAt}]},
]

const {at, meta} = flowStories({
  machine: reportedQueueMachine,
  View: (flow) => (
    <Stage>
      <ReportedQueueView {...flow} now={Date.parse('2026-03-10T13:00:00Z')} />
    </Stage>
  ),
  context: {items, total: 2},
})

const none = {items: [], total: 0}

export default {title: 'Fluxos/Fórum/Denúncias', ...meta}
export const Loading = at('loading', none)
export const Offline = at('offline', none)
export const Failed = at('failed', none)
export const Empty = at('empty', none)
export const List = at('list')
