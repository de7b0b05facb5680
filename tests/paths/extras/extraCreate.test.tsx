import {ExtraCreateView} from '../../../src/features/extras/ExtraCreateView.tsx'
import {extraCreateModel, extraCreateView} from '../../models/extras/extraCreate.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(extraCreateModel, extraCreateView, ({state, send}) => <ExtraCreateView state={state} send={send} />)
