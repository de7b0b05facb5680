import {DemoView} from '../../../src/features/diagnostic/DemoView.tsx'
import {demoModel} from '../../models/diagnostic/diagnosticModels.ts'
import {demoView} from '../../models/diagnostic/diagnosticViews.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(demoModel, demoView, ({state, send}) => <DemoView state={state} send={send} />)
