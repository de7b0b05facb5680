import {css} from 'styled-system/css'
import {presenceMachine} from '../../machines/notifications/presence.machine.ts'
import {PresenceView} from '../../src/features/notifications/PresenceView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: presenceMachine,
  View: ({state}) => (
    <header className={css({display: 'flex', justifyContent: 'flex-end', padding: '3', minHeight: '14'})}>
      <PresenceView state={state} />
    </header>
  ),
  context: {uid: 'student-1', count: 1_284},
})

export default {title: 'Fluxos/Notificações/Estudando agora', ...meta}
export const Offline = at('offline')
export const Online = at('online')
export const Online_Unknown = at('online', {count: null})
export const Leaving = at('leaving')
export const Left = at('left')
