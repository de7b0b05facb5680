import {passwordChangeMachine} from '../../machines/profile/passwordChange.machine.ts'
import {PasswordChangeView} from '../../src/features/profile/PasswordChangeView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const {at, meta} = flowStories({
  machine: passwordChangeMachine,
  View: (flow) => (
    <Stage>
      <PasswordChangeView {...flow} />
    </Stage>
  ),
  context: {failure: null, form: {oldPassword: '', newPassword: '', confirmation: ''}, isVisible: false},
})

export default {title: 'Fluxos/Perfil/Trocar a senha', ...meta}
export const OpenIdle = at({open: 'idle'})
export const OpenIdle_Visible = at({open: 'idle'}, {isVisible: true})
export const OpenFailed = at({open: 'failed'}, {failure: 'mismatch'})
export const OpenFailed_WrongPassword = at({open: 'failed'}, {failure: 'wrongPassword'})
export const OpenFailed_Short = at({open: 'failed'}, {failure: 'short'})
export const OpenFailed_Common = at({open: 'failed'}, {failure: 'common'})
export const OpenFailed_Personal = at({open: 'failed'}, {failure: 'personal'})
export const OpenFailed_NoPasswordLogin = at({open: 'failed'}, {failure: 'noPasswordLogin'})
export const OpenFailed_TooManyRequests = at({open: 'failed'}, {failure: 'tooManyRequests'})
export const OpenFailed_Offline = at({open: 'failed'}, {failure: 'offline'})
export const OpenDone = at({open: 'done'})
export const Checking = at('checking')
export const Updating = at('updating')
