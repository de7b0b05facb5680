import {rankingInitialsMachine} from '../../machines/performance/rankingInitials.machine.ts'
import {RankingInitialsView} from '../../src/features/performance/RankingInitialsView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: rankingInitialsMachine,
  View: RankingInitialsView,
  context: {isInitials: false, wish: null},
})

const wish = {isInitials: true, key: 'key-1'}

export default {title: 'Fluxos/Desempenho/Iniciais no ranking', ...meta}
export const Loading = at('loading')
export const Offline = at('offline')
export const Failed = at('failed')
export const Idle = at('idle', {isInitials: true})
export const Saving = at('saving', {wish})
export const SaveFailed = at('saveFailed', {wish})
