import {generalPerformanceMachine} from '../../machines/performance/generalPerformance.machine.ts'
import {GeneralPerformanceView} from '../../src/features/performance/GeneralPerformanceView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {chartPoints} from './fixtures.ts'

const {at, meta} = flowStories({
  machine: generalPerformanceMachine,
  View: ({state, send}) => <GeneralPerformanceView state={state} send={send} download={() => undefined} />,
  context: {tag: 'all', span: '12', points: chartPoints(12), isFromDevice: false},
})

export default {title: 'Fluxos/Desempenho/Gráfico geral', ...meta}
export const AskingLoading = at({asking: 'loading'})
export const AskingShown = at({asking: 'shown'})
export const AskingShown_Year = at({asking: 'shown'}, {span: '53', points: chartPoints(53)})
export const AskingShown_First = at({asking: 'shown'}, {points: chartPoints(1)})
export const AskingShown_FromDevice = at({asking: 'shown'}, {isFromDevice: true})
export const AskingEmpty = at({asking: 'empty'}, {tag: 'hard_questions'})
export const AskingOffline = at({asking: 'offline'})
export const AskingFailed = at({asking: 'failed'})
