import {tutorialVideoMachine} from '../../machines/forum/tutorialVideo.machine.ts'
import {TutorialVideoView} from '../../src/features/forum/TutorialVideoView.tsx'
import {forumVideoAddress} from '../../src/text/forum/video.ts'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const {at, meta} = flowStories({
  machine: tutorialVideoMachine,
  View: (flow) => (
    <Stage>
      <TutorialVideoView {...flow} />
    </Stage>
  ),
  context: {address: forumVideoAddress},
})

export default {title: 'Fluxos/Fórum/Vídeo tutorial', ...meta}
export const Closed = at('closed')
export const Loading = at('loading')
export const Shown = at('shown')
