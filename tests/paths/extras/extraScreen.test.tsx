import {ExtraScreenView} from '../../../src/features/extras/ExtraScreenView.tsx'
import {back, extraScreenActivity, extraScreenModel, extraScreenView} from '../../models/extras/extraScreen.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(extraScreenModel, extraScreenView, ({state, send}) => (
  <ExtraScreenView state={state} send={send} window="onItsDay" todayHref="/atividades-extras" back={back}>
    <p>{extraScreenActivity}</p>
  </ExtraScreenView>
))
