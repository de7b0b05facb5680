import {DayRolloverView} from '../../../src/features/agenda/DayRolloverView.tsx'
import {dayRolloverModel, dayRolloverView} from '../../models/agenda/dayRollover.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(dayRolloverModel, dayRolloverView, ({state, send}) => <DayRolloverView state={state} send={send} />)
