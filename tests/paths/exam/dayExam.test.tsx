import {DayExamView} from '../../../src/features/exam/DayExamView.tsx'
import {dayExamModel, dayExamView, theQuestions, theReceipt} from '../../models/exam/dayExam.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(dayExamModel, dayExamView, ({state, send}) => (
  <DayExamView state={state} send={send} onOpen={() => undefined} receipt={<p>{theReceipt}</p>}>
    <p>{theQuestions}</p>
  </DayExamView>
))
