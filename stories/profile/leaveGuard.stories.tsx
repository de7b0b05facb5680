import {avatarMachine} from '../../machines/profile/avatar.machine.ts'
import {leaveGuardMachine} from '../../machines/profile/leaveGuard.machine.ts'
import {personalDataMachine} from '../../machines/profile/personalData.machine.ts'
import {AvatarEditorView} from '../../src/features/profile/AvatarEditorView.tsx'
import {LeaveGuardView} from '../../src/features/profile/LeaveGuardView.tsx'
import {PersonalDataView} from '../../src/features/profile/PersonalDataView.tsx'
import {ProfileIdentity} from '../../src/features/profile/ProfileIdentity.tsx'
import {ProfileScreenView} from '../../src/features/profile/ProfileScreenView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {savedPersonal, storyToday} from './pageFixtures.ts'

const nothing = () => undefined

const photo = avatarMachine.resolveState({
  value: {ready: 'idle'},
  context: {
    hasPhoto: false,
    picture: null,
    size: null,
    crop: {zoom: 1, x: 0.5, y: 0.5},
    cut: null,
    key: '',
    refusal: null,
    failure: null,
  },
})

const personal = (value: 'clean' | 'editing') =>
  personalDataMachine.resolveState({
    value: value === 'clean' ? 'clean' : {dirty: 'editing'},
    context: {
      saved: savedPersonal,
      shown: savedPersonal,
      revision: 0,
      submitted: null,
      key: '',
      faults: {},
      failure: null,
      hasNewer: false,
      isRestored: false,
      isOutdated: false,
    },
  })

/** The whole page, with the question before its ways out. */
const {at, meta} = flowStories({
  machine: leaveGuardMachine,
  View: ({state, send}) => (
    <LeaveGuardView state={state} send={send}>
      <main style={{padding: 16}}>
        <ProfileScreenView
          tabs={['estudo', 'dados']}
          tab="dados"
          header={
            <AvatarEditorView state={photo} send={nothing} name="Ana Beatriz Souza" isPremium={false} src={null}>
              <ProfileIdentity name="Ana Beatriz Souza" email="ana@exemplo.com.br" />
            </AvatarEditorView>
          }
          study={null}
          personal={
            <PersonalDataView
              state={personal(state.matches('open') ? 'clean' : 'editing')}
              send={nothing}
              today={storyToday}
            />
          }
        />
      </main>
    </LeaveGuardView>
  ),
  context: {edited: [], destination: null},
})

export default {title: 'Fluxos/Perfil/Sair sem salvar', ...meta}
export const Open = at('open')
export const Guarding = at('guarding', {edited: ['personal']})
export const Asking = at('asking', {edited: ['personal'], destination: {kind: 'address', to: '/agenda'}})
