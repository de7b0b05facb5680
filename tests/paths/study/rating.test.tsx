import {RatingView} from '../../../src/features/study/feedback/RatingView.tsx'
import {ratingModel, ratingView} from '../../models/study/rating.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(ratingModel, ratingView, ({state, send}) => (
  <>
    <RatingView state={state} send={send} newKey={() => 'key-1'} />
    <RatingView state={state} send={send} newKey={() => 'key-1'} scale="thumbs" />
  </>
))
