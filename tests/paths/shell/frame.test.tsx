import {FrameView} from '../../../src/features/shell/FrameView.tsx'
import {framedApp, frameModel, frameView} from '../../models/shell/frame.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(frameModel, frameView, ({state, send}) => (
  <FrameView state={state} send={send} title="Curso sprint">
    <p>{framedApp}</p>
  </FrameView>
))
