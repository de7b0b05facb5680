import {useSelector} from '@xstate/react'
import {useEffect} from 'react'
import {weekGoalsMachine} from '../../../machines/profile/weekGoals.machine.ts'
import {useProfile, useStudentActors} from '../studentActors.ts'
import {WeekGoalsView} from './WeekGoalsView.tsx'
import {useSend} from '../useSend.ts'
import {useFlow} from '../useFlow.ts'
import {createWeekGoalsImplementations} from './weekGoals.implementations.ts'

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
  const actor = useFlow(weekGoalsMachine, {
    implementations: createWeekGoalsImplementations({client, onSaved}),
    input: () => ({week: studyWeek, goals, isOnboarding}),
  })
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
