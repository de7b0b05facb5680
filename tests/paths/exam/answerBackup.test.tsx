import {AnswerBackupView} from '../../../src/features/exam/AnswerBackupView.tsx'
import {answerBackupModel, answerBackupView} from '../../models/exam/answerBackup.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(answerBackupModel, answerBackupView, ({state, send}) => <AnswerBackupView state={state} send={send} />)
