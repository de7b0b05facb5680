import {DocumentsView} from '../../../src/features/themes/DocumentsView.tsx'
import {documentsModel, documentsView} from '../../models/themes/documents.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(documentsModel, documentsView, ({state, send}) => (
  <DocumentsView state={state} send={send} phase={null} isUnfolded readerOf={({url}) => <p>reader {url}</p>} />
))
