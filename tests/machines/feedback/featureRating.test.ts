import {featureRatingModel} from '../../models/feedback/featureRating.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(featureRatingModel)
