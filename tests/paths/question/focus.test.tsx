import {FocusModeView} from '../../../src/features/question/tools/FocusModeView.tsx'
import {browser, focusModel, focusView} from '../../models/question/focus.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(focusModel, focusView, ({state, send}) => (
  <FocusModeView state={state} send={send} isBrowserFull={() => browser.isFull} />
))
