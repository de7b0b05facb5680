import {css} from 'styled-system/css'
import {pushMachine} from '../../machines/notifications/push.machine.ts'
import {PushSwitchView} from '../../src/features/notifications/PushSwitchView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: pushMachine,
  View: (flow) => (
    <main className={css({padding: '5', maxWidth: '[26rem]'})}>
      <PushSwitchView {...flow} />
    </main>
  ),
  context: {uid: 'student-1', canAsk: true, token: null, failures: 0},
})

export default {title: 'Fluxos/Notificações/Avisos no aparelho', ...meta}
export const Starting = at('starting')
export const Unsupported = at('unsupported', {canAsk: false})
export const Idle = at('idle')
export const Asking = at('asking')
export const Denied = at('denied')
export const Registering = at('registering', {token: 'token'})
export const Registered = at('registered', {token: 'token'})
export const Failed = at('failed')
export const Removing = at('removing', {token: 'token'})
