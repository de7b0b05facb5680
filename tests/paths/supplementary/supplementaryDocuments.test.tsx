import {DocumentsView} from '../../../src/features/supplementary/DocumentsView.tsx'
import {documentsModel, documentsView} from '../../models/supplementary/supplementaryDocuments.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(documentsModel, documentsView, ({state, send}) => <DocumentsView state={state} send={send} />)
