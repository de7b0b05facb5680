import {generalPerformanceMachine} from '../../machines/performance/generalPerformance.machine.ts'
import {GeneralPerformanceView} from '../../src/features/performance/GeneralPerformanceView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {areaAnswers, chartPoints} from './fixtures.ts'

const bounds = {first: '20251103', last: '20261125'}

const {at, meta} = flowStories({
  machine: generalPerformanceMachine,
  View: ({state, send}) => (
    <GeneralPerformanceView state={state} send={send} bounds={bounds} download={() => undefined} />
  ),
  context: {
    tag: 'all',
    span: '12',
    range: bounds,
    points: chartPoints(12),
    areas: areaAnswers,
    isChartFromDevice: false,
    isDonutFromDevice: false,
  },
})

export default {title: 'Fluxos/Desempenho/Geral', ...meta}
export const ChartLoading = at({chart: 'loading', donut: 'shown'})
export const ChartShown = at({chart: 'shown', donut: 'shown'})
export const ChartShown_Year = at({chart: 'shown', donut: 'shown'}, {span: '53', points: chartPoints(53)})
export const ChartShown_FromDevice = at({chart: 'shown', donut: 'shown'}, {isChartFromDevice: true})
export const ChartEmpty = at({chart: 'empty', donut: 'shown'}, {tag: 'hard_questions'})
export const ChartOffline = at({chart: 'offline', donut: 'shown'})
export const ChartFailed = at({chart: 'failed', donut: 'shown'})
export const DonutLoading = at({chart: 'shown', donut: 'loading'})
export const DonutShown = at({chart: 'shown', donut: 'shown'}, {range: {first: '20261101', last: '20261125'}})
export const DonutEmpty = at({chart: 'shown', donut: 'empty'})
export const DonutOffline = at({chart: 'shown', donut: 'offline'})
export const DonutFailed = at({chart: 'shown', donut: 'failed'})
