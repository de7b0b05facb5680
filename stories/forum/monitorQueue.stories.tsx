import {monitorQueueMachine} from '../../machines/forum/monitorQueue.machine.ts'
import type {MonitorItem} from '../../machines/forum/monitorQueue.types.ts'
import {MonitorQueueView} from '../../src/features/forum/MonitorQueueView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'
import {comment, longComment, privateComment} from './comments.ts'

const item: MonitorItem = {
  comment: {...longComment, level: 2, parent: 'c1'},
  thread: [comment],
  requestedAt: '2026-03-10T08:00:00.000Z',
  claimedBy: null,
  isMine: false,
  link: '/viewer/questao?id=q1&comment=c4',
  about: 'Homem de 32 anos, vítima de colisão, chega dispneico, com turgência jugular e desvio da traqueia.',
}

const items: readonly MonitorItem[] = [
  item,
  {...item, comment: privateComment, thread: [], claimedBy: {id: 'eu', name: 'Você'}, isMine: true},
  {...item, comment: {...comment, id: 'c9'}, thread: [], claimedBy: {id: 'r', name: 'Rafael Prado'}},
]

const now = Date.parse('2026-03-10T13:00:00Z')

const {at, meta} = flowStories({
  machine: monitorQueueMachine,
  View: (flow) => (
    <Stage>
      <MonitorQueueView {...flow} now={now} />
    </Stage>
  ),
  context: {items, total: 3, change: null, failed: null},
})

const none = {items: [], total: 0}

export default {title: 'Fluxos/Fórum/Monitoria', ...meta}
export const Loading = at('loading', none)
export const Offline = at('offline', none)
export const Failed = at('failed', none)
export const Empty = at('empty', none)
export const ListReading = at({list: 'reading'})
export const ListReading_Taken = at({list: 'reading'}, {failed: {id: 'c4', isTaken: true}})
export const ListLoadingMore = at({list: 'loadingMore'}, {total: 24})
export const ListMoreFailed = at({list: 'moreFailed'}, {total: 24})
export const ListChanging = at({list: 'changing'}, {change: {kind: 'claim', id: 'c4', key: 'k'}})
