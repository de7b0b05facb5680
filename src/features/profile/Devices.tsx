import {useMachine} from '@xstate/react'
import {useEffect, useMemo} from 'react'
import {devicesMachine} from '../../../machines/profile/devices.machine.ts'
import {watchNetwork} from '../../services/platform/device.ts'
import {endDevicesWith, loadDevicesWith} from '../../services/profile/devices.actors.ts'
import {devicesText} from '../../text/profile/devices.ts'
import {notify} from '../../ui/status/notify.ts'
import {useRoot} from '../root.ts'
import {useStudentActors} from '../studentActors.ts'
import {DevicesView} from './DevicesView.tsx'
import {useSend} from '../useSend.ts'

/** Where the student is signed in, and the ways to sign out there. */
export function Devices() {
  const {leave} = useRoot()
  const {client} = useStudentActors()
  const machine = useMemo(
    () =>
      devicesMachine.provide({
        actors: {loadDevices: loadDevicesWith(client()), endDevices: endDevicesWith(client())},
        actions: {
          leave,
          notifyEnded: (_, {ending}) =>
            notify({tone: 'success', title: ending?.kind === 'one' ? devicesText.ended : devicesText.othersEnded}),
        },
      }),
    [client, leave],
  )
  const [state, sendKeyed] = useMachine(machine, {input: {isOnline: navigator.onLine}})
  const send = useSend(sendKeyed)
  useEffect(() => watchNetwork((isOnline) => send({type: isOnline ? 'network.restored' : 'network.lost'})), [send])
  return <DevicesView state={state} send={send} />
}
