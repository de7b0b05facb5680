import {useSelector} from '@xstate/react'
import {useEffect} from 'react'
import {Card} from '../../ui/content/Card.tsx'
import {useProfile} from '../studentActors.ts'
import {TargetsOf, useTargets} from './Targets.tsx'
import {useWeekGoals, WeekGoalsOf} from './WeekGoals.tsx'

type Props = {
  /** Told whether a part of the study profile has changes that are not saved. */
  readonly onEdits: (form: string, isEdited: boolean) => void
}

function OwnTargets({onEdits}: Props) {
  const actor = useTargets({})
  const isEdited = useSelector(actor, (state) => state.hasTag('pending') || state.can({type: 'targets.undo'}))
  useEffect(() => onEdits('targets', isEdited), [onEdits, isEdited])
  return (
    <Card padding="lg">
      <TargetsOf actor={actor} />
    </Card>
  )
}

function OwnWeek({onEdits}: Props) {
  const actor = useWeekGoals({})
  const isEdited = useSelector(actor, (state) => state.hasTag('pending') || state.can({type: 'week.undo'}))
  useEffect(() => onEdits('week', isEdited), [onEdits, isEdited])
  return (
    <Card padding="lg">
      <WeekGoalsOf actor={actor} />
    </Card>
  )
}

/** 'Perfil de estudo': the target institutions, unless the course hides them, and the typical week (spec 1§2). */
export function StudyProfile({onEdits}: Props) {
  const {courses} = useProfile()
  return (
    <>
      {courses[0]?.course.hidesInstitutionTarget ? null : <OwnTargets onEdits={onEdits} />}
      <OwnWeek onEdits={onEdits} />
    </>
  )
}
