import {PartialStartView} from '../../../src/features/diagnostic/PartialStartView.tsx'
import {partialStartModel} from '../../models/diagnostic/diagnosticModels.ts'
import {partialStartView} from '../../models/diagnostic/diagnosticViews.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(partialStartModel, partialStartView, ({state, send}) => <PartialStartView state={state} send={send} />)
