import {devicesMachine} from '../../machines/profile/devices.machine.ts'
import {DevicesView} from '../../src/features/profile/DevicesView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const instant = (written: string) => Date.parse(written)
const here = {
  id: 'aqui',
  browser: 'chrome',
  system: 'windows',
  isCurrent: true,
  signedInAt: instant('2026-11-12T12:30:00Z'),
  lastUsedAt: instant('2026-11-21T13:00:00Z'),
} as const
const phone = {
  id: 'celular',
  browser: 'safari',
  system: 'ios',
  isCurrent: false,
  signedInAt: instant('2026-11-03T22:10:00Z'),
  lastUsedAt: instant('2026-11-20T23:45:00Z'),
} as const
const unknown = {
  id: 'outro',
  browser: 'other',
  system: 'other',
  isCurrent: false,
  signedInAt: instant('2026-10-30T09:05:00Z'),
  lastUsedAt: instant('2026-10-30T09:20:00Z'),
} as const

const {at, meta} = flowStories({
  machine: devicesMachine,
  View: (flow) => (
    <Stage>
      <DevicesView {...flow} />
    </Stage>
  ),
  context: {isOnline: true, devices: [here, phone, unknown], ending: null, key: '', failure: null},
})

export default {title: 'Fluxos/Perfil/Aparelhos conectados', ...meta}
export const Loading = at('loading', {devices: []})
export const LoadFailed = at('loadFailed', {devices: [], failure: 'unreachable'})
export const LoadFailed_Offline = at('loadFailed', {devices: [], failure: 'offline', isOnline: false})
export const Unlisted = at('unlisted', {devices: []})
export const Alone = at('alone', {devices: [here]})
export const ListingIdle = at({listing: 'idle'})
export const ListingIdle_Offline = at({listing: 'idle'}, {isOnline: false})
export const ListingFailed = at(
  {listing: 'failed'},
  {failure: 'unreachable', ending: {kind: 'one', id: 'celular'}, key: 'key-1'},
)
export const Confirming = at('confirming')
export const Ending = at('ending', {ending: {kind: 'one', id: 'celular'}, key: 'key-1'})
export const Ending_Others = at('ending', {ending: {kind: 'others'}, key: 'key-1'})
