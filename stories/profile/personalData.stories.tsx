import {personalDataMachine} from '../../machines/profile/personalData.machine.ts'
import {PersonalDataView} from '../../src/features/profile/PersonalDataView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'
import {emptyPersonal, savedPersonal, storyToday} from './pageFixtures.ts'

const {at, meta} = flowStories({
  machine: personalDataMachine,
  View: (flow) => (
    <Stage>
      <PersonalDataView {...flow} today={storyToday} />
    </Stage>
  ),
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

const abroad = {...savedPersonal, uf: 'UX', institution: 'Universidad de Buenos Aires, Argentina'}

export default {title: 'Fluxos/Perfil/Dados pessoais', ...meta}
export const Opening = at('opening')
export const Clean = at('clean')
export const Clean_Empty = at('clean', {saved: emptyPersonal, shown: emptyPersonal})
export const Clean_Abroad = at('clean', {saved: abroad, shown: abroad})
export const DirtyEditing = at({dirty: 'editing'})
export const DirtyEditing_Restored = at({dirty: 'editing'}, {isRestored: true})
export const DirtyEditing_Outdated = at({dirty: 'editing'}, {isOutdated: true})
export const DirtyInvalid = at(
  {dirty: 'invalid'},
  {
    shown: {...savedPersonal, name: '', weeklyHours: '400'},
    faults: {name: 'nameMissing', birthday: 'birthdayImpossible', weeklyHours: 'hoursOutOfRange'},
  },
)
export const DirtyRefused = at({dirty: 'refused'})
export const DirtyFailed = at({dirty: 'failed'}, {failure: 'offline'})
export const DirtyFailed_Unreachable = at({dirty: 'failed'}, {failure: 'unreachable'})
export const DirtyFailed_SessionEnded = at({dirty: 'failed'}, {failure: 'unauthenticated'})
export const SavingQuick = at({saving: 'quick'}, {submitted: savedPersonal})
export const SavingSlow = at({saving: 'slow'}, {submitted: savedPersonal})
