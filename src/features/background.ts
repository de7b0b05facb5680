import {useSelector} from '@xstate/react'
import type {BackgroundActors} from './actorSystem.ts'
import {useStudentActors} from './studentActors.ts'

/** The background actors of the signed-in student; null until they run. */
export const useBackgroundActors = (): BackgroundActors | null =>
  useSelector(useStudentActors().student, ({context}) => context.background)
