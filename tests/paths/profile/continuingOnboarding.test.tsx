import {ContinuingOnboardingView} from '../../../src/features/profile/ContinuingOnboardingView.tsx'
import {continuingModel, continuingView} from '../../models/profile/continuingOnboarding.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(continuingModel, continuingView, ({state, send}) => (
  <ContinuingOnboardingView state={state} send={send} variant="continuingEducation" week={<p>a semana</p>} />
))
