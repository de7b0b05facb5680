import {ExtrasView} from '../../../src/features/extras/ExtrasView.tsx'
import {extrasModel, extrasRow, extrasView} from '../../models/extras/extras.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(extrasModel, extrasView, ({state, send}) => (
  <ExtrasView
    state={state}
    send={send}
    date={null}
    todayHref="/atividades-extras"
    rowOf={({id}) => <p key={id}>{extrasRow}</p>}
  />
))
