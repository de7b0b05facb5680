import {AccessBlockedView} from '../../../src/features/shell/AccessBlockedView.tsx'
import {accessBlockedModel, accessBlockedView, operatorsWords} from '../../models/shell/accessBlocked.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(accessBlockedModel, accessBlockedView, ({state, send}) => (
  <AccessBlockedView state={state} send={send} trial={operatorsWords} supportHref="https://suporte.aristo.example" />
))
