import {ExtrasView} from '../../../src/features/extras/ExtrasView.tsx'
import {extrasModel, extrasRow, extrasView} from '../../models/extras/extras.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(extrasModel, extrasView, ({state, send}) => (
  <ExtrasView
    state={state}
    send={send}
    date={null}
    todayHref="/atividades-extras"
    buttonOf={(kind) => <button type="button">{kind}</button>}
    rowOf={({id}) => <p key={id}>{extrasRow}</p>}
  />
))
