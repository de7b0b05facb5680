import {statisticsMachine} from '../../machines/diagnostic/statistics.machine.ts'
import {StatisticsView} from '../../src/features/diagnostic/StatisticsView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {statistics, targets} from './fixtures.ts'

const {at, meta} = flowStories({
  machine: statisticsMachine,
  View: (flow) => <StatisticsView {...flow} />,
  context: {type: 'R1', targets, statistics, ofBar: 'Geral', ofTable: 'Geral', failure: null, key: null},
})

export default {title: 'Fluxos/Diagnóstico/Estatísticas', ...meta}
export const Loading = at('loading', {statistics: []})
export const Offline = at('offline', {statistics: []})
export const Failed = at('failed', {statistics: []})
export const Empty = at('empty', {statistics: []})
export const ShownReading = at({shown: 'reading'})
export const ShownReading_Nothing = at({shown: 'reading'}, {ofTable: 'Instituto Fictício de Ensino Médico'})
export const ShownReading_Refused = at({shown: 'reading'}, {failure: 'unreachable'})
export const ShownHelping = at({shown: 'helping'})
export const CreatingWaiting = at({creating: 'waiting'})
export const CreatingSlow = at({creating: 'slow'})
export const Leaving = at('leaving')
