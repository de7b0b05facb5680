import {RatingView} from '../../../src/features/study/feedback/RatingView.tsx'
import {ratingModel, ratingView} from '../../models/study/rating.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(ratingModel, ratingView, ({state, send}) => (
  <>
    <RatingView state={state} send={send} />
    <RatingView state={state} send={send} scale="thumbs" />
  </>
))
