import {QuestionPresetsView} from '../../../src/features/extras/wizards/QuestionPresetsView.tsx'
import {questionPresetsModel, questionPresetsView, wish} from '../../models/extras/questionPresets.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(questionPresetsModel, questionPresetsView, (flow) => <QuestionPresetsView {...flow} wish={wish} />)
