import {useSelector} from '@xstate/react'
import {useEffect} from 'react'
import {devicesMachine} from '../../../machines/profile/devices.machine.ts'
import {watchNetwork} from '../../services/platform/device.ts'
import {useRoot} from '../root.ts'
import {useStudentActors} from '../studentActors.ts'
import {DevicesView} from './DevicesView.tsx'
import {useSend} from '../useSend.ts'
import {useFlow} from '../useFlow.ts'
import {createDevicesImplementations} from './devices.implementations.ts'

/** Where the student is signed in, and the ways to sign out there. */
export function Devices() {
  const {leave} = useRoot()
  const {client} = useStudentActors()
  const actor = useFlow(devicesMachine, {
    implementations: createDevicesImplementations({client, leave}),
    input: () => ({isOnline: navigator.onLine}),
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  const sendKeyed = actor.send
  const send = useSend(sendKeyed)
  useEffect(() => watchNetwork((isOnline) => send({type: isOnline ? 'network.restored' : 'network.lost'})), [send])
  return <DevicesView state={state} send={send} />
}
