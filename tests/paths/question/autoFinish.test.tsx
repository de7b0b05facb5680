import {AutoFinishView} from '../../../src/features/question/AutoFinishView.tsx'
import {autoFinishModel, autoFinishView} from '../../models/question/autoFinish.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(autoFinishModel, autoFinishView, ({state, send}) => <AutoFinishView state={state} send={send} />)
