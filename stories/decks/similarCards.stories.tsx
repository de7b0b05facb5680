import {similarCardsMachine} from '../../machines/decks/similarCards.machine.ts'
import {SimilarCardsView} from '../../src/features/decks/SimilarCardsView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {card, savedCard} from './decks.ts'

const {at, meta} = flowStories({
  machine: similarCardsMachine,
  View: ({state}) => <SimilarCardsView state={state} />,
  context: {lessonId: 'l2', front: 'Quais são os componentes da tríade de Beck?', cards: []},
})

const some = {cards: [card, savedCard]}

export default {title: 'Fluxos/Baralhos/Flashcards parecidos', ...meta}
export const Resting = at('resting')
export const Settling = at('settling')
export const Settling_SomeShown = at('settling', some)
export const Searching = at('searching')
export const Shown = at('shown', some)
export const Shown_One = at('shown', {cards: [card]})
