import {HighlightView} from '../../../src/features/question/tools/HighlightView.tsx'
import {
  highlightModel,
  highlightPassages,
  highlightTexts,
  highlightView,
} from '../../models/question/highlight.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(highlightModel, highlightView, ({state, send}) => (
  <HighlightView
    state={state}
    send={send}
    texts={highlightTexts}
    passages={highlightPassages}
    place={{left: 200, top: 200}}
  />
))
