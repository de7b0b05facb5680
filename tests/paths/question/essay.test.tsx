import {EssayView} from '../../../src/features/question/EssayView.tsx'
import {essayQuestion, revealedEssayQuestion} from '../../../stories/support/essays.ts'
import {essayModel, essayView} from '../../models/question/essay.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(essayModel, essayView, ({state, send}) => (
  <EssayView
    state={state}
    send={send}
    question={state.hasTag('keyKnown') ? revealedEssayQuestion : essayQuestion}
    number={1}
    total={3}
    truth="sending"
    newKey={() => 'k1'}
  />
))
