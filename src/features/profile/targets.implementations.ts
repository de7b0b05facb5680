import {fromPromise} from 'xstate'
import type {targetsMachine} from '../../../machines/profile/targets.machine.ts'
import type {SaveTargets} from '../../../machines/profile/targets.types.ts'
import {updateProfile} from '../../services/profile/updateProfile.actors.ts'
import {saveFailureHints, savingText} from '../../text/profile/saving.ts'
import {targetWarnings} from '../../text/profile/studyProfile.ts'
import {notify} from '../../ui/status/notify.ts'
import type {Implementations} from '../useFlow.ts'
import type {StudentActors} from '../studentActors.ts'

type Deps = Pick<StudentActors, 'client'> & {readonly onSaved: (() => void) | undefined}

export const createTargetsImplementations = ({client, onSaved}: Deps): Implementations<typeof targetsMachine> => ({
  actors: {
    updateProfile: fromPromise<boolean, SaveTargets>(({input, signal}) => updateProfile(client(), input, signal)),
  },
  actions: {
    notifyWarning: (_, {warning}) => notify({tone: 'warning', title: targetWarnings[warning]}),
    notifySaved: () => {
      notify({tone: 'success', title: savingText.saved})
      onSaved?.()
    },
    notifyFailed: (_, {failure}) => notify({tone: 'error', title: savingText.failed, text: saveFailureHints[failure]}),
  },
})
