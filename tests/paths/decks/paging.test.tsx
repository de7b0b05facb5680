import {PagingView} from '../../../src/features/decks/PagingView.tsx'
import {pagingModel, pagingView} from '../../models/decks/paging.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(pagingModel, pagingView, ({state, send}) => <PagingView state={state} send={send} />)
