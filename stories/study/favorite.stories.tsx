import {favoriteMachine} from '../../machines/study/favorite.machine.ts'
import {FavoriteView} from '../../src/features/study/feedback/FavoriteView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const {at, meta} = flowStories({
  machine: favoriteMachine,
  View: (flow) => (
    <Stage>
      <FavoriteView {...flow} title="Sepse e choque séptico" />
    </Stage>
  ),
  context: {document: 'video-1', type: 'video', isOn: false, key: null, failure: null},
})

export default {title: 'Fluxos/Estudo/Marcar favorito', ...meta}
export const UnknownReading = at({unknown: 'reading'})
export const UnknownUnreadable = at({unknown: 'unreadable'}, {failure: 'offline'})
export const Off = at('off')
export const Off_Failed = at('off', {key: 'key-1', failure: 'unreachable'})
export const On = at('on', {isOn: true})
export const On_Failed = at('on', {isOn: true, key: 'key-1', failure: 'offline'})
export const Saving = at('saving', {key: 'key-1'})
