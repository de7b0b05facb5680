import {SheetPageView} from '../../../src/features/exam/print/SheetPageView.tsx'
import {sheetPageModel, sheetPageView} from '../../models/exam/sheetPage.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(sheetPageModel, sheetPageView, ({state, send}) => (
  <SheetPageView state={state} send={send} studentName="Ana Souza" plainPath="#" />
))
