import {mockRankingMachine} from '../../machines/performance/mockRanking.machine.ts'
import {MockRankingView} from '../../src/features/performance/MockRankingView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {rankingRows, templates} from './fixtures.ts'

const {at, meta} = flowStories({
  machine: mockRankingMachine,
  View: ({state, send}) => <MockRankingView state={state} send={send} download={() => undefined} />,
  context: {templates, template: 't1', rows: rankingRows.ranked, percentile: 0.77, isFromDevice: false},
})

const none = {rows: [], percentile: null}

export default {title: 'Fluxos/Desempenho/Ranking', ...meta}
export const ListingAsking = at({listing: 'asking'}, {templates: [], ...none})
export const ListingOffline = at({listing: 'offline'}, {templates: [], ...none})
export const ListingFailed = at({listing: 'failed'}, {templates: [], ...none})
export const ChosenDeciding = at({chosen: 'deciding'}, none)
export const ChosenNoTemplate = at({chosen: 'noTemplate'}, {template: null, ...none})
export const ChosenLoading = at({chosen: 'loading'}, none)
export const ChosenShown = at({chosen: 'shown'})
export const ChosenShown_AmongTheFirst = at(
  {chosen: 'shown'},
  {rows: rankingRows.amongTheFirst, percentile: 0.99, isFromDevice: true},
)
export const ChosenShown_NotDone = at({chosen: 'shown'}, {rows: rankingRows.notDone, percentile: null})
export const ChosenInsufficient = at({chosen: 'insufficient'}, {rows: rankingRows.two, percentile: null})
export const ChosenEmpty = at({chosen: 'empty'}, none)
export const ChosenOffline = at({chosen: 'offline'}, none)
export const ChosenFailed = at({chosen: 'failed'}, none)
