import {useSelector} from '@xstate/react'
import type {Companions} from '../companions.ts'
import {useCompanions} from '../notifications/useCompanions.ts'
import {ServerModalView} from './ServerModalView.tsx'

const Connected = ({serverModal}: Pick<Companions, 'serverModal'>) => (
  <ServerModalView state={useSelector(serverModal, (snapshot) => snapshot)} send={serverModal.send} />
)

/** The operator's message of this visit (F-022). */
export function ServerModal() {
  const companions = useCompanions()
  return companions ? <Connected serverModal={companions.serverModal} /> : null
}
