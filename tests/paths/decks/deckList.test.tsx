import {DeckListView} from '../../../src/features/decks/DeckListView.tsx'
import {deckListModel, deckListView} from '../../models/decks/deckList.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(deckListModel, deckListView, ({state, send}) => <DeckListView state={state} send={send} />)
