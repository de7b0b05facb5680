import {resultsOf} from '../../../domain/question/results.ts'
import {NavigatorView} from '../../../src/features/question/NavigatorView.tsx'
import {navigatorModel, navigatorView} from '../../models/question/navigator.model.ts'
import {walkView} from '../../support/walkView.tsx'

const results = resultsOf(['q1', 'q2', 'q3'].map(() => ({difficulty: 'easy', outcome: -1})))

walkView(navigatorModel, navigatorView, ({state, send}) => (
  <NavigatorView state={state} send={send} marks={{}} results={results} />
))
