import {accountDeletionMachine} from '../../machines/profile/accountDeletion.machine.ts'
import {AccountDeletionView} from '../../src/features/profile/AccountDeletionView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const {at, meta} = flowStories({
  machine: accountDeletionMachine,
  View: (flow) => (
    <Stage>
      <AccountDeletionView {...flow} />
    </Stage>
  ),
  context: {requestedAt: null, key: '', failure: null},
})

const requestedAt = '2026-11-21T13:00:00.000Z'

export default {title: 'Fluxos/Perfil/Excluir conta', ...meta}
export const Opening = at('opening')
export const None = at('none')
export const ExplainingAsking = at({explaining: 'asking'})
export const ExplainingFailed = at({explaining: 'failed'}, {failure: 'unreachable'})
export const Requesting = at('requesting')
export const RequestedWaiting = at({requested: 'waiting'}, {requestedAt})
export const RequestedCancelFailed = at({requested: 'cancelFailed'}, {requestedAt, failure: 'offline'})
export const Cancelling = at('cancelling', {requestedAt})
