import {HistoryView} from '../../../src/features/exam/history/HistoryView.tsx'
import {historyModel, historyView} from '../../models/exam/history.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(historyModel, historyView, ({state, send}) => (
  <HistoryView state={state} send={send} receiptOf={({sequence}) => <p>{sequence}</p>} running={null} />
))
