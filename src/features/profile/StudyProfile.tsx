import {Card} from '../../ui/Card.tsx'
import {useProfile} from '../studentActors.ts'
import {Targets} from './Targets.tsx'
import {WeekGoals} from './WeekGoals.tsx'

/** 'Perfil de estudo': the target institutions, unless the course hides them, and the typical week (spec 1§2). */
export function StudyProfile() {
  const {courses} = useProfile()
  return (
    <>
      {courses[0]?.course.hidesInstitutionTarget ? null : <Card padding="lg"><Targets /></Card>}
      <Card padding="lg"><WeekGoals /></Card>
    </>
  )
}
