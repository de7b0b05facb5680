import {useEffect, useSyncExternalStore} from 'react'
import {useRoot} from '../root.ts'
import type {StudentActors} from '../studentActors.ts'

const claim = ({client, uid}: StudentActors): void =>
  void import('../../services/diagnostic/claim.ts')
    .then(({claimDiagnostics}) => claimDiagnostics(client(), uid))
    // The next screen, or the next visit, tries again.
    .catch(() => undefined)

/**
 * Puts the diagnostics of this device onto the account of the student who is signed in, as soon as one is there.
 *
 * @param path the address of the screen: whoever begins a diagnostic goes on to another one
 */
export function useClaim(path: string): void {
  const {student} = useRoot()
  const actors = useSyncExternalStore(student.subscribe, student.read)
  useEffect(() => {
    if (actors) claim(actors)
  }, [actors, path])
}
