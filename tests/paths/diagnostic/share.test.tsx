import {ShareView} from '../../../src/features/diagnostic/ShareView.tsx'
import {shareModel} from '../../models/diagnostic/diagnosticModels.ts'
import {shareView} from '../../models/diagnostic/shareView.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(shareModel, shareView, ({state, send}) => (
  <ShareView state={state} send={send} link={`https://aristo.example/${state.context.address}`} canSend />
))
