import {DaySelectorView} from '../../../src/features/agenda/DaySelectorView.tsx'
import {daySelectorModel, daySelectorView} from '../../models/agenda/daySelector.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(daySelectorModel, daySelectorView, ({state, send}) => <DaySelectorView state={state} send={send} />)
