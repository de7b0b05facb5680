import {CardCreationView} from '../../../src/features/decks/CardCreationView.tsx'
import {cardCreationModel, cardCreationView} from '../../models/decks/cardCreation.model.ts'
import {pixel} from '../../models/profile/avatar.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(cardCreationModel, cardCreationView, ({state, send}) => (
  <CardCreationView state={state} send={send} addressOf={() => pixel} urlOf={() => 'blob:a'} />
))
