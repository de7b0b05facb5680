import {QuestionCountView} from '../../../src/features/extras/wizards/QuestionCountView.tsx'
import {questionCountModel, questionCountView} from '../../models/extras/questionCount.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(questionCountModel, questionCountView, (flow) => <QuestionCountView {...flow} wanted={10} />)
