import {themeMachine} from '../../machines/themes/theme.machine.ts'
import {ThemeFrame} from '../../src/features/themes/ThemeFrame.tsx'
import {ThemeRowView} from '../../src/features/themes/ThemeRowView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {theme} from './themes.ts'

const now = Date.parse('2026-03-10T13:00:00Z')

const {at, meta} = flowStories({
  machine: themeMachine,
  View: ({state, send}) => (
    <ThemeFrame count={1} heads={null}>
      <ThemeRowView
        theme={theme}
        state={state}
        send={send}
        syncStatus={state.context.writeKey === 'on-device' ? 'device' : 'sending'}
      />
    </ThemeFrame>
  ),
  context: {enableAfter: theme.enableAfter, finishedAt: null, now, writeKey: null, isRefused: false},
})

export default {title: 'Fluxos/Temas/Tema', ...meta}
export const Deciding = at('deciding')
export const Locked = at('locked', {enableAfter: Date.parse('2026-04-01T03:00:00Z')})
export const ReleasedReady = at({released: 'ready'})
export const ReleasedRefused = at({released: 'refused'})
export const Confirming = at('confirming')
export const Finishing = at('finishing', {finishedAt: now, writeKey: 'key-1'})
export const Finishing_OnDevice = at('finishing', {finishedAt: now, writeKey: 'on-device'})
export const Finished = at('finished', {finishedAt: now})
