import {useSyncExternalStore} from 'react'
import type {Companions} from '../companions.ts'
import {useStudentActors} from '../studentActors.ts'

/** The companions of the signed-in student; null until they have come. */
export function useCompanions(): Companions | null {
  const {companions} = useStudentActors()
  return useSyncExternalStore(companions.subscribe, companions.read)
}
