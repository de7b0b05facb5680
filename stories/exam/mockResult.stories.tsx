import {createActor} from 'xstate'
import {mockResultMachine} from '../../machines/exam/mockResult.machine.ts'
import {rankingMachine} from '../../machines/exam/ranking.machine.ts'
import {MockResultView} from '../../src/features/exam/result/MockResultView.tsx'
import {RankingView} from '../../src/features/exam/result/RankingView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {resultWithoutKeys, wholeResult} from './resultFixtures.ts'

const place = (ranking: {position: number; total: number; grade: number} | null) =>
  createActor(rankingMachine, {
    input: {
      activityId: 'mock-1',
      templateId: 'template-1',
      isExtra: false,
      rankingAt: Date.parse('2026-11-30T21:00:00Z'),
      ranking,
      idempotencyKey: 'key-1',
      stagger: 0,
    },
  }).getSnapshot()
const ranked = place({position: 37, total: 1284, grade: 68})
const waiting = place(null)

const {at, meta} = flowStories({
  machine: mockResultMachine,
  View: ({state, send}) => {
    const percentile = state.context.result?.percentile ?? null
    const ranking = (
      <RankingView state={percentile === null ? waiting : ranked} send={() => undefined} percentile={percentile} />
    )
    return <MockResultView state={state} send={send} title="Simulado Nacional de Residência 2026" ranking={ranking} />
  },
  context: {
    activityId: 'mock-1',
    templateId: 'template-1',
    answersAt: Date.parse('2026-11-29T11:00:00Z'),
    result: wholeResult,
    readAgainAt: Date.parse('2026-11-29T11:00:00Z'),
  },
})

export default {title: 'Fluxos/Provas/Resultado do simulado', ...meta}
export const Closed = at('closed')
export const OpenLoading = at({open: 'loading'}, {result: null})
export const OpenFailed = at({open: 'failed'}, {result: null})
export const OpenWithoutKeys = at({open: 'withoutKeys'}, {result: resultWithoutKeys})
export const OpenShown = at({open: 'shown'})
export const OpenShown_BelowCutOff = at(
  {open: 'shown'},
  {
    result: {
      ...wholeResult,
      total: 2,
      right: 0,
      description: null,
      banner: null,
      percentile: null,
      composition: [{area: 'CM', questions: 2}],
      areas: [{area: 'CM', total: 2, right: 0, wrong: 2, average: 0, themes: [{name: 'Sepse', total: 2, right: 0}]}],
    },
  },
)
