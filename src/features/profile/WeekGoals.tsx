import {useActorRef, useSelector} from '@xstate/react'
import {useEffect, useMemo} from 'react'
import {fromPromise} from 'xstate'
import {weekGoalsMachine} from '../../../machines/profile/weekGoals.machine.ts'
import type {SaveWeek} from '../../../machines/profile/weekGoals.types.ts'
import {updateProfile} from '../../services/profile/updateProfile.actors.ts'
import {saveFailureHints, savingText} from '../../text/profile/saving.ts'
import {weekActivityNames, weekText} from '../../text/profile/studyProfile.ts'
import {notify} from '../../ui/status/notify.ts'
import {useProfile, useStudentActors} from '../studentActors.ts'
import {WeekGoalsView} from './WeekGoalsView.tsx'
import {useSend} from '../useSend.ts'

type Props = {
  readonly isOnboarding?: boolean
  /** Called when the server has taken the week. */
  readonly onSaved?: () => void
}

const noGoals = {}

/** The student's week as an actor: whoever makes it keeps what was changed for as long as it lives. */
export function useWeekGoals({isOnboarding = false, onSaved}: Props) {
  const {client} = useStudentActors()
  const {studyWeek, courses} = useProfile()
  const goals = courses[0]?.course.courseWeekGoals ?? noGoals
  const machine = useMemo(
    () =>
      weekGoalsMachine.provide({
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
          notifyFailed: (_, {failure}) =>
            notify({tone: 'error', title: savingText.failed, text: saveFailureHints[failure]}),
        },
      }),
    [client, onSaved],
  )
  const actor = useActorRef(machine, {input: {week: studyWeek, goals, isOnboarding}})
  useEffect(() => actor.send({type: 'profile.arrived', week: studyWeek, goals}), [actor, studyWeek, goals])
  return actor
}

export function WeekGoalsOf({actor}: {readonly actor: ReturnType<typeof useWeekGoals>}) {
  return <WeekGoalsView state={useSelector(actor, (snapshot) => snapshot)} send={useSend(actor.send)} />
}

/** The week of the signed-in student, saved on the server. */
export function WeekGoals(props: Props) {
  return <WeekGoalsOf actor={useWeekGoals(props)} />
}
