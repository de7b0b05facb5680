import {FinishView} from '../../../src/features/agenda/FinishView.tsx'
import {finishModel, finishView} from '../../models/agenda/finish.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(finishModel, finishView, ({state, send}) => <FinishView state={state} send={send} syncStatus="sending" />)
