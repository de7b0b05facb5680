import type {ForumComment} from '../../domain/forum/comment.ts'
import {hidingMachine} from '../../machines/forum/hiding.machine.ts'
import {reportedQueueMachine} from '../../machines/forum/reportedQueue.machine.ts'
import type {ReportedItem} from '../../machines/forum/reportedQueue.types.ts'
import {HidingView} from '../../src/features/forum/HidingView.tsx'
import {ReportedQueueView} from '../../src/features/forum/ReportedQueueView.tsx'
import {cardHidingText, reportedCardsText} from '../../src/text/forum/hiding.ts'
import {reasonNames} from '../../src/text/study/feedback.ts'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'
import {comment, longComment} from './comments.ts'

const createdAt = '2026-03-10T12:00:00.000Z'
const link = '/viewer/questao?id=q1&comment=c1'
const deckLink = '/baralhos/comunidade/trauma'
const now = Date.parse('2026-03-10T13:00:00Z')

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
      <ReportedQueueView {...flow} now={now} />
    </Stage>
  ),
  context: {items, total: 2},
})

const cards: readonly ReportedItem[] = [
  {
    id: 'c-1',
    author: 'Marina Alves',
    body: 'Componentes da tríade de **Beck**?\n\nHipotensão, turgência jugular e febre.',
    link: deckLink,
    reports: [
      {title: reasonNames.wrongAnswer, description: 'A terceira é bulhas abafadas.', createdAt},
      {title: reasonNames.unclearText, description: '', createdAt},
    ],
  },
  {
    id: 'c-2',
    author: '',
    body: 'Nome do paciente\n\nJ. S.',
    link: deckLink,
    reports: [{title: reasonNames.other, description: '', createdAt}],
  },
]

/** What is offered beside each card. */
function CardHiding() {
  const state = hidingMachine.resolveState({
    value: 'closed',
    context: {id: 'c-1', reason: '', key: '', failure: null},
  })
  return <HidingView state={state} send={() => undefined} offers="decide" words={cardHidingText} />
}

const decided = () => <CardHiding />

const {at: cardsAt} = flowStories({
  machine: reportedQueueMachine,
  View: (flow) => (
    <Stage>
      <ReportedQueueView {...flow} words={reportedCardsText} now={now} decisionOf={decided} />
    </Stage>
  ),
  context: {items: cards, total: 2},
})

const none = {items: [], total: 0}

export default {title: 'Fluxos/Fórum/Denúncias', ...meta}
export const Loading = at('loading', none)
export const Offline = at('offline', none)
export const Failed = at('failed', none)
export const Empty = at('empty', none)
export const List = at('list')
export const Empty_Cards = cardsAt('empty', none)
export const List_Cards = cardsAt('list')
