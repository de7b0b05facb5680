import {SimilarCardsView} from '../../../src/features/decks/SimilarCardsView.tsx'
import {similarCardsModel, similarCardsView} from '../../models/decks/similarCards.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(similarCardsModel, similarCardsView, ({state}) => <SimilarCardsView state={state} />)
