import {StatisticsView} from '../../../src/features/diagnostic/StatisticsView.tsx'
import {statisticsModel} from '../../models/diagnostic/diagnosticModels.ts'
import {statisticsView} from '../../models/diagnostic/diagnosticViews.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(statisticsModel, statisticsView, ({state, send}) => <StatisticsView state={state} send={send} />)
