import {PersonalDataView} from '../../../src/features/profile/PersonalDataView.tsx'
import {personalDataModel, personalDataView, today} from '../../models/profile/personalData.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(personalDataModel, personalDataView, ({state, send}) => (
  <PersonalDataView state={state} send={send} today={today} />
))
