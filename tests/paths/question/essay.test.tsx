import {EssayView} from '../../../src/features/question/EssayView.tsx'
import {essayQuestion, revealedEssayQuestion} from '../../../stories/support/essays.ts'
import {essayModel, essayView} from '../../models/question/essay.model.ts'
import {walkView} from '../../support/walkView.tsx'

// These two starts open no way of their own but the missing key of an exam, which the rules of the machine test.
const {'in an exam': _exam, 'refused before the reload': _refused, ...starts} = essayModel.starts

walkView({...essayModel, starts}, essayView, ({state, send}) => (
  <EssayView
    state={state}
    send={send}
    question={
      state.hasTag('keyKnown')
        ? revealedEssayQuestion
        : {...essayQuestion, keyHeldUntil: state.context.isHeld ? '2026-12-12T21:00:00.000Z' : null}
    }
    number={1}
    total={3}
    syncStatus="sending"
  />
))
