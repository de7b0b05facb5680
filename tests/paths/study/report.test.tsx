import {ReportView} from '../../../src/features/study/feedback/ReportView.tsx'
import {reportModel, reportView} from '../../models/study/report.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(reportModel, reportView, ({state, send}) => <ReportView state={state} send={send} title="Questão 3 de 10" />)
