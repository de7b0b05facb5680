import {MovedStudyView} from '../../../src/features/agenda/MovedStudyView.tsx'
import {movedStudyModel, movedStudyView} from '../../models/agenda/movedStudy.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(movedStudyModel, movedStudyView, ({state, send}) => <MovedStudyView state={state} send={send} />)
