import {useSelector} from '@xstate/react'
import type {Companions} from '../companions.ts'
import {PresenceView} from './PresenceView.tsx'
import {useCompanions} from './useCompanions.ts'

function Connected({presence}: Pick<Companions, 'presence'>) {
  return <PresenceView state={useSelector(presence, (snapshot) => snapshot)} />
}

/** How many people study now, once it is known. */
export function Presence() {
  const companions = useCompanions()
  return companions ? <Connected presence={companions.presence} /> : null
}
