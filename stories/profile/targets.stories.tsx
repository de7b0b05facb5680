import {targetsMachine} from '../../machines/profile/targets.machine.ts'
import type {InstitutionList} from '../../src/features/profile/targets.shown.ts'
import {TargetsView} from '../../src/features/profile/TargetsView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'
import {institutions, savedTargets} from './fixtures.ts'

const context = {
  saved: savedTargets,
  targets: savedTargets,
  uf: '',
  institution: '',
  isOnboarding: false,
  change: null,
  warning: null,
  failure: null,
  key: null,
}

const withList = (list: InstitutionList) =>
  flowStories({
    machine: targetsMachine,
    View: (flow) => (
      <Stage>
        <TargetsView {...flow} list={list} />
      </Stage>
    ),
    context,
  })

const {at, meta} = withList(institutions)
const changed = {targets: savedTargets.toReversed()}
const rio = {uf: 'RJ', institution: 'Universidade do Estado do Rio de Janeiro'}

export default {title: 'Fluxos/Perfil/Meus objetivos', ...meta}

export const EditingComparing = at({editing: 'comparing'})
export const EditingClean = at({editing: 'clean'})
export const EditingClean_Empty = at({editing: 'clean'}, {saved: [], targets: []})
export const EditingClean_ListLoading = withList({status: 'loading'}).at({editing: 'clean'})
export const EditingClean_ListFailed = withList({status: 'failed', retry: () => undefined}).at({editing: 'clean'})
export const EditingClean_ListEmpty = withList({status: 'ready', value: []}).at(
  {editing: 'clean'},
  {saved: [], targets: []},
)
export const EditingClean_Chosen = at({editing: 'clean'}, {uf: 'SP', institution: 'Universidade Federal de São Paulo'})
export const EditingClean_Duplicate = at({editing: 'clean'}, {...rio, warning: 'duplicate'})
export const EditingClean_Unknown = at({editing: 'clean'}, {warning: 'unknown'})
export const EditingClean_Onboarding = at({editing: 'clean'}, {isOnboarding: true, saved: [], targets: []})
export const EditingDirty = at({editing: 'dirty'}, changed)
export const EditingSaveFailed = at({editing: 'saveFailed'}, {...changed, failure: 'unreachable', key: 'key-1'})
export const EditingSaveFailed_Offline = at({editing: 'saveFailed'}, {...changed, failure: 'offline', key: 'key-1'})
export const SavingWaiting = at({saving: 'waiting'}, changed)
export const SavingSlow = at({saving: 'slow'}, changed)
