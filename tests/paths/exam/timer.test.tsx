import {ExamTimerView} from '../../../src/features/exam/ExamTimerView.tsx'
import {timerModel, timerView} from '../../models/exam/timer.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(timerModel, timerView, ({state, send}) => <ExamTimerView state={state} send={send} extraTime={60} isSure />)
