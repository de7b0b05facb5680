import {RenewalView} from '../../../src/features/access/RenewalView.tsx'
import {renewalModel, renewalView} from '../../models/access/renewal.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(renewalModel, renewalView, ({state, send}) => (
  <RenewalView state={state} send={send} onLeave={() => undefined} />
))
