import {fromPromise} from 'xstate'
import type {weekGoalsMachine} from '../../../machines/profile/weekGoals.machine.ts'
import type {SaveWeek} from '../../../machines/profile/weekGoals.types.ts'
import {updateProfile} from '../../services/profile/updateProfile.actors.ts'
import {saveFailureHints, savingText} from '../../text/profile/saving.ts'
import {weekActivityNames, weekText} from '../../text/profile/studyProfile.ts'
import {notify} from '../../ui/status/notify.ts'
import type {Implementations} from '../useFlow.ts'
import type {StudentActors} from '../studentActors.ts'

type Deps = Pick<StudentActors, 'client'> & {readonly onSaved: (() => void) | undefined}

export const createWeekGoalsImplementations = ({client, onSaved}: Deps): Implementations<typeof weekGoalsMachine> => ({
  actors: {
    updateProfile: fromPromise<boolean, SaveWeek>(({input, signal}) => updateProfile(client(), input, signal)),
  },
  actions: {
    notifyRejected: (_, {kind, ...bounds}) =>
      notify({
        tone: 'warning',
        title: weekText.limitReached,
        text: weekText.limit(weekActivityNames[kind], bounds),
      }),
    notifySaved: () => {
      notify({tone: 'success', title: savingText.saved})
      onSaved?.()
    },
    notifyFailed: (_, {failure}) => notify({tone: 'error', title: savingText.failed, text: saveFailureHints[failure]}),
  },
})
