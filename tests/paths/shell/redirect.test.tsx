import {RedirectView} from '../../../src/features/shell/RedirectView.tsx'
import {redirectModel, redirectScreen, redirectView} from '../../models/shell/redirect.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(redirectModel, redirectView, ({state}) => (
  <RedirectView state={state}>
    <p>{redirectScreen}</p>
  </RedirectView>
))
