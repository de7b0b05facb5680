import {onboardingModel} from '../../models/profile/onboarding.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(onboardingModel)
