import {MoveStudyView} from '../../../src/features/agenda/MoveStudyView.tsx'
import {moveStudyModel, moveStudyView} from '../../models/agenda/moveStudy.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(moveStudyModel, moveStudyView, ({state, send}) => <MoveStudyView state={state} send={send} />)
