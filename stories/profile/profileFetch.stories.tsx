import {profileFetchMachine} from '../../machines/profile/profileFetch.machine.ts'
import {ProfileFetchView} from '../../src/features/profile/ProfileFetchView.tsx'
import {EmptyState} from '../../src/ui/status/EmptyState.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: profileFetchMachine,
  View: ({state, send}) => (
    <ProfileFetchView state={state} send={send} onLeave={() => undefined}>
      {() => <EmptyState art="done" title="O produto, com o perfil da estudante" />}
    </ProfileFetchView>
  ),
  context: {isKnown: false, isOnline: true, failures: 0, retryAt: null},
})

export default {title: 'Fluxos/Perfil/Carregar o perfil', ...meta}
export const NotCalled = at('notCalled')
export const FollowingLoading = at({following: 'loading'})
export const FollowingLoaded = at({following: 'loaded'}, {isKnown: true})
export const FollowingFailed = at({following: 'failed'}, {failures: 1})
export const FollowingFailed_Offline = at({following: 'failed'}, {failures: 3, isOnline: false})
export const FollowingFailed_Known = at({following: 'failed'}, {failures: 1, isKnown: true})
