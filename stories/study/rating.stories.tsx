import {ratingMachine} from '../../machines/study/rating.machine.ts'
import {RatingView} from '../../src/features/study/feedback/RatingView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const {at, meta} = flowStories({
  machine: ratingMachine,
  View: (flow) => (
    <Stage>
      <RatingView {...flow} scale={flow.state.context.document === 'favorite' ? 'thumbs' : 'stars'} />
    </Stage>
  ),
  context: {document: 'video-1', type: 'video', rate: null, wanted: null, next: null, failure: null},
})

export default {title: 'Fluxos/Estudo/Avaliação', ...meta}
export const Loading = at('loading')
export const Unreadable = at('unreadable', {failure: 'offline'})
export const ChoosingUnrated = at({choosing: 'unrated'})
export const ChoosingUnrated_Thumbs = at({choosing: 'unrated'}, {document: 'favorite'})
export const ChoosingRated = at({choosing: 'rated'}, {rate: 0.6})
export const ChoosingRated_Liked = at({choosing: 'rated'}, {document: 'favorite', rate: 1})
export const ChoosingRated_Disliked = at({choosing: 'rated'}, {document: 'favorite', rate: 0.2})
export const ChoosingFailed = at(
  {choosing: 'failed'},
  {rate: 0.6, wanted: {rate: 1, key: 'key-1'}, failure: 'unreachable'},
)
export const Saving = at('saving', {wanted: {rate: 0.8, key: 'key-1'}})
