import {PrintPageView} from '../../../src/features/question/print/PrintPageView.tsx'
import {printPageModel, printPageView} from '../../models/question/printPage.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(printPageModel, printPageView, ({state, send}) => (
  <PrintPageView state={state} send={send} dateText={() => '21/11/2026, 10:00'} />
))
