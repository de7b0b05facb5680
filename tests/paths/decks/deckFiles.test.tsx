import {DeckFilesView} from '../../../src/features/decks/DeckFilesView.tsx'
import {deckFilesModel, deckFilesView} from '../../models/decks/deckFiles.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(deckFilesModel, deckFilesView, ({state, send}) => <DeckFilesView state={state} send={send} />)
