import {GeneralPerformanceView} from '../../../src/features/performance/GeneralPerformanceView.tsx'
import {generalPerformanceModel, generalPerformanceView} from '../../models/performance/generalPerformance.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(generalPerformanceModel, generalPerformanceView, ({state, send}) => (
  <GeneralPerformanceView state={state} send={send} download={() => undefined} />
))
