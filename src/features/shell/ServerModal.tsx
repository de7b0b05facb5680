import {useSelector} from '@xstate/react'
import type {BackgroundActors} from '../actorSystem.ts'
import {useBackgroundActors} from '../background.ts'
import {ServerModalView} from './ServerModalView.tsx'

const Connected = ({serverModal}: Pick<BackgroundActors, 'serverModal'>) => (
  <ServerModalView state={useSelector(serverModal, (snapshot) => snapshot)} send={serverModal.send} />
)

/** The operator's message of this visit (F-022). */
export function ServerModal() {
  const background = useBackgroundActors()
  return background ? <Connected serverModal={background.serverModal} /> : null
}
