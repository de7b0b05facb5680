import type {devicesMachine} from '../../../machines/profile/devices.machine.ts'
import {endDevicesWith, loadDevicesWith} from '../../services/profile/devices.actors.ts'
import {devicesText} from '../../text/profile/devices.ts'
import {notify} from '../../ui/status/notify.ts'
import type {Implementations} from '../useFlow.ts'
import type {Root} from '../root.ts'
import type {StudentActors} from '../studentActors.ts'

type Deps = Pick<StudentActors, 'client'> & Pick<Root, 'leave'>

export const createDevicesImplementations = ({client, leave}: Deps): Implementations<typeof devicesMachine> => ({
  actors: {loadDevices: loadDevicesWith(client()), endDevices: endDevicesWith(client())},
  actions: {
    leave,
    notifyEnded: (_, {ending}) =>
      notify({tone: 'success', title: ending?.kind === 'one' ? devicesText.ended : devicesText.othersEnded}),
  },
})
