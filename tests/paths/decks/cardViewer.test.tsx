import {CardViewerView} from '../../../src/features/decks/CardViewerView.tsx'
import {cardViewerModel, cardViewerView} from '../../models/decks/cardViewer.model.ts'
import {walkView} from '../../support/walkView.tsx'

const now = Date.parse('2026-03-03T13:00:00Z')

walkView(cardViewerModel, cardViewerView, ({state, send}) => <CardViewerView state={state} send={send} now={now} />)
