import {rankingMachine} from '../../machines/exam/ranking.machine.ts'
import {RankingView} from '../../src/features/exam/result/RankingView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: rankingMachine,
  View: ({state, send}) => (
    <RankingView state={state} send={send} percentile={state.context.ranking === null ? null : 0.873} />
  ),
  context: {
    activityId: 'mock-1',
    templateId: 'template-1',
    isExtra: false,
    rankingAt: Date.parse('2026-11-30T21:00:00Z'),
    ranking: null,
    idempotencyKey: 'key-1',
    stagger: 0,
    failures: 0,
    retryAt: null,
  },
})

export default {title: 'Fluxos/Provas/Ranking do simulado', ...meta}
export const Deciding = at('deciding')
export const Never = at('never', {isExtra: true, rankingAt: null})
export const PendingWaiting = at({pending: 'waiting'})
export const PendingPreparing = at({pending: 'preparing'}, {failures: 1})
export const PendingFailed = at({pending: 'failed'}, {failures: 1})
export const Ranking = at('ranking')
export const Ranked = at('ranked', {ranking: {position: 37, total: 1284, grade: 68.5}})
export const Unranked = at('unranked')
