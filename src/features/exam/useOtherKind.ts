import {useEffect} from 'react'
import {agendaPath} from '../../../domain/agenda/routes.ts'
import {routeOfExam} from '../../services/exam/dayExam.actors.ts'
import {goTo} from '../../services/platform/url.ts'
import {useStudentActors} from '../studentActors.ts'

/** Leads to the exam that the address names when it is of another kind than the address says; null while nothing is missing. */
export function useOtherKind(missingId: string | null): void {
  const {client} = useStudentActors()
  useEffect(() => {
    if (missingId === null) return undefined
    let isGone = false
    const lead = async () => {
      const route = await routeOfExam(client(), missingId)
      if (route !== null && !isGone) goTo(`${agendaPath}/${route}`, {replace: true})
    }
    // Without the server's word the screen says that there is nothing.
    lead().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [client, missingId])
}
