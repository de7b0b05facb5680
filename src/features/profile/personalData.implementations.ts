import {fromPromise} from 'xstate'
import type {personalDataMachine} from '../../../machines/profile/personalData.machine.ts'
import type {SavePersonalData} from '../../../machines/profile/personalData.types.ts'
import {dropPersonalDraft} from '../../services/profile/draft.ts'
import {updateProfile} from '../../services/profile/updateProfile.actors.ts'
import {saveFailureHints, savingText} from '../../text/profile/saving.ts'
import {notify} from '../../ui/status/notify.ts'
import type {Implementations} from '../useFlow.ts'
import type {StudentActors} from '../studentActors.ts'

type Deps = Pick<StudentActors, 'client'>

export const createPersonalDataImplementations = ({client}: Deps): Implementations<typeof personalDataMachine> => ({
  actors: {
    updateProfile: fromPromise<boolean, SavePersonalData>(({input, signal}) => updateProfile(client(), input, signal)),
  },
  actions: {
    dropDraft: dropPersonalDraft,
    notifySaved: () => notify({tone: 'success', title: savingText.saved}),
    notifyRefused: () => notify({tone: 'error', title: savingText.failed}),
    notifyFailure: (_, {failure}) => notify({tone: 'error', title: savingText.failed, text: saveFailureHints[failure]}),
  },
})
