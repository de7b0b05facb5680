import {focusMachine} from '../../machines/question/focus.machine.ts'
import {FocusModeView} from '../../src/features/question/tools/FocusModeView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const {at, meta} = flowStories({
  machine: focusMachine,
  View: (flow) => (
    <Stage>
      <FocusModeView {...flow} isBrowserFull={() => false} />
    </Stage>
  ),
  context: {kind: 'question', isOn: false},
})

export default {title: 'Fluxos/Questão/Modo foco', ...meta}
export const Opening = at('opening')
export const NormalReady = at({normal: 'ready'})
export const NormalFailed = at({normal: 'failed'})
export const NormalBrowserFull = at({normal: 'browserFull'}, {kind: 'flashcard'})
export const Entering = at('entering')
export const Focused = at('focused')
export const Leaving = at('leaving')
