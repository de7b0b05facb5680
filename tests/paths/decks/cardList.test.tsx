import {pagingMachine} from '../../../machines/decks/paging.machine.ts'
import {CardListView} from '../../../src/features/decks/CardListView.tsx'
import {cardListModel, cardListView} from '../../models/decks/cardList.model.ts'
import {walkView} from '../../support/walkView.tsx'

const paging = pagingMachine.resolveState({
  value: 'ready',
  context: {page: 1, pageSize: 14, total: 2, cached: 2, hasFailed: false},
})
const nothing = () => undefined

walkView(cardListModel, cardListView, ({state, send}) => (
  <CardListView state={state} send={send} paging={paging} onOpen={nothing} onCreate={nothing} />
))
