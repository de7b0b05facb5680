import {wizardMachine} from '../../machines/diagnostic/wizard.machine.ts'
import {WizardView} from '../../src/features/diagnostic/WizardView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {targets, units} from './fixtures.ts'

const {at, meta} = flowStories({
  machine: wizardMachine,
  View: (flow) => <WizardView {...flow} />,
  context: {
    purpose: 'diagnostic',
    step: 1,
    type: 'R1',
    targets,
    templateId: null,
    units,
    uf: 'SP',
    institution: '',
    isDuplicate: false,
    failure: null,
    key: null,
  },
})

export default {title: 'Fluxos/Diagnóstico/Início', ...meta}
export const Resuming = at('resuming', {purpose: 'compass'})
export const Welcome = at('welcome')
export const Welcome_Compass = at('welcome', {purpose: 'compass'})
export const InstitutionsLoading = at({institutions: 'loading'})
export const InstitutionsOffline = at({institutions: 'offline'})
export const InstitutionsFailed = at({institutions: 'failed'})
export const InstitutionsEmpty = at({institutions: 'empty'}, {units: [], targets: [], type: null})
export const InstitutionsChoosing = at({institutions: 'choosing'})
export const InstitutionsChoosing_Nothing = at({institutions: 'choosing'}, {targets: [], type: null, uf: ''})
export const InstitutionsChoosing_Duplicate = at(
  {institutions: 'choosing'},
  {institution: 'Hospital Universitário Fictício de Aurora', isDuplicate: true},
)
export const InstitutionsChoosing_Compass = at(
  {institutions: 'choosing'},
  {purpose: 'compass', targets: [], type: null},
)
export const Summary = at('summary', {step: 2})
export const Summary_Refused = at('summary', {step: 2, failure: 'unreachable'})
export const CreatingWaiting = at({creating: 'waiting'}, {step: 2})
export const CreatingSlow = at({creating: 'slow'}, {step: 2})
export const Leaving = at('leaving', {step: 2})
