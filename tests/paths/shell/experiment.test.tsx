import {ExperimentView} from '../../../src/features/shell/ExperimentView.tsx'
import {experimentModel, experimentView} from '../../models/shell/experiment.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(experimentModel, experimentView, ({state, send}) => <ExperimentView state={state} send={send} />)
