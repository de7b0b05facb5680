import {useEffect} from 'react'
import {watchNetwork} from '../../services/platform/device.ts'

/** Tells a flow that the network is back. */
export function useNetworkReturn(send: (event: {type: 'network.returned'}) => void): void {
  useEffect(
    () =>
      watchNetwork((isOnline) => {
        if (isOnline) send({type: 'network.returned'})
      }),
    [send],
  )
}
