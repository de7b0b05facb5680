import {ExtraActivityView} from '../../../src/features/extras/ExtraActivityView.tsx'
import {extraActivityModel, extraActivityView} from '../../models/extras/extraActivity.model.ts'
import {questionExtra} from '../../models/extras/fixtures.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(extraActivityModel, extraActivityView, ({state, send}) => (
  <ExtraActivityView
    state={state}
    send={send}
    extra={questionExtra}
    href="/atividades-extras/questao"
    syncStatus="sending"
  />
))
