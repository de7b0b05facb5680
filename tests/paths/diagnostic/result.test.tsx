import {ResultView} from '../../../src/features/diagnostic/ResultView.tsx'
import {resultModel} from '../../models/diagnostic/diagnosticModels.ts'
import {resultView} from '../../models/diagnostic/diagnosticViews.ts'
import {walkView} from '../../support/walkView.tsx'

const nothing = () => undefined

walkView(resultModel, resultView, ({state, send}) => (
  <ResultView state={state} send={send} isPartial={false} onPrint={nothing} />
))
