import {LabValuesView} from '../../../src/features/question/tools/LabValuesView.tsx'
import {labValuesModel, labValuesView} from '../../models/question/labValues.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(labValuesModel, labValuesView, ({state, send}) => <LabValuesView state={state} send={send} />)
