import {RescueFileView} from '../../../src/features/exam/RescueFileView.tsx'
import {rescueModel, rescueView} from '../../models/exam/rescue.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(rescueModel, rescueView, ({state, send}) => <RescueFileView state={state} send={send} />)
