import {demoMachine} from '../../machines/diagnostic/demo.machine.ts'
import {DemoView} from '../../src/features/diagnostic/DemoView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {cards} from './fixtures.ts'

const {at, meta} = flowStories({
  machine: demoMachine,
  View: (flow) => <DemoView {...flow} />,
  context: {id: 'exam', cards, place: 0, right: 1},
})

export default {title: 'Fluxos/Diagnóstico/Flashcards', ...meta}
export const Loading = at('loading', {cards: []})
export const Offline = at('offline', {cards: []})
export const Failed = at('failed', {cards: []})
export const Empty = at('empty', {cards: []})
export const Front = at('front')
export const Back = at('back')
export const Graded = at('graded')
export const Done = at('done')
