import {ReportCardView} from '../../../src/features/performance/ReportCardView.tsx'
import {reportCardModel, reportCardView} from '../../models/performance/reportCard.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(reportCardModel, reportCardView, ({state, send}) => (
  <ReportCardView state={state} send={send} today="20261125" download={() => undefined} />
))
