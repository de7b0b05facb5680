import {DoubtView} from '../../../src/features/question/DoubtView.tsx'
import {doubtModel, doubtView} from '../../models/question/doubt.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(doubtModel, doubtView, ({state, send}) => <DoubtView state={state} send={send} />)
