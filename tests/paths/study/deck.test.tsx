import {deckResults} from '../../../domain/study/flashcard.ts'
import {DeckView} from '../../../src/features/study/flashcards/DeckView.tsx'
import {deckModel, deckView} from '../../models/study/deck.model.ts'
import {walkView} from '../../support/walkView.tsx'

const results = deckResults([1, 0, -1])

walkView(deckModel, deckView, ({state, send}) => (
  <DeckView state={state} send={send} marks={{f1: 'right'}} results={results}>
    <p>cartão</p>
  </DeckView>
))
