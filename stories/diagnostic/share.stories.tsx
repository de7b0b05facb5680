import {sharedPath} from '../../domain/diagnostic/share.ts'
import {shareMachine} from '../../machines/diagnostic/share.machine.ts'
import {ShareView} from '../../src/features/diagnostic/ShareView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: shareMachine,
  View: (flow) => (
    <ShareView {...flow} link={`https://aristo.example${sharedPath}/${flow.state.context.address ?? ''}`} canSend />
  ),
  context: {id: 'exam', address: 'a1b2c3d4e5f60718293a4b5c6d7e8f90', failure: null},
})

const none = {address: null}

export default {title: 'Fluxos/Diagnóstico/Compartilhar', ...meta}
export const Reading = at('reading', none)
export const Unread = at('unread', none)
export const Unshared = at('unshared', none)
export const Sharing = at('sharing', none)
export const NotShared = at('notShared', {...none, failure: 'offline'})
export const SharedReady = at({shared: 'ready'})
export const SharedCopying = at({shared: 'copying'})
export const SharedSending = at({shared: 'sending'})
export const SharedCopied = at({shared: 'copied'})
export const SharedNotPassed = at({shared: 'notPassed'})
export const Confirming = at('confirming')
export const Withdrawing = at('withdrawing')
export const NotWithdrawn = at('notWithdrawn', {failure: 'unreachable'})
export const Withdrawn = at('withdrawn', none)
