import {FeatureRatingView} from '../../../src/features/feedback/FeatureRatingView.tsx'
import {featureRatingModel, featureRatingView} from '../../models/feedback/featureRating.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(featureRatingModel, featureRatingView, (flow) => <FeatureRatingView {...flow} syncStatus="sending" />)
