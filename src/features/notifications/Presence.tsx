import {useSelector} from '@xstate/react'
import {PresenceView} from './PresenceView.tsx'
import type {BackgroundActors} from '../actorSystem.ts'
import {useBackgroundActors} from '../background.ts'

function Connected({presence}: Pick<BackgroundActors, 'presence'>) {
  return <PresenceView state={useSelector(presence, (snapshot) => snapshot)} />
}

/** How many people study now, once it is known. */
export function Presence() {
  const background = useBackgroundActors()
  return background ? <Connected presence={background.presence} /> : null
}
