import {TemporarySurveyView} from '../../../src/features/feedback/TemporarySurveyView.tsx'
import {temporarySurveyModel, temporarySurveyView} from '../../models/feedback/temporarySurvey.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(temporarySurveyModel, temporarySurveyView, (flow) => <TemporarySurveyView {...flow} />)
