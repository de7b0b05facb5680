import {PrintView} from '../../../src/features/question/print/PrintView.tsx'
import {printModel, printView} from '../../models/question/print.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(printModel, printView, ({state, send}) => (
  <PrintView state={state} send={send} now={() => 1_000} pagePath="#" />
))
