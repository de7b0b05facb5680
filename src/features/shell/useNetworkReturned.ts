import {useEffect} from 'react'

type Waiting<T extends string> = {readonly send: (event: {readonly type: T}) => void}

/** Tells an actor that the network is back, for as long as its screen is there. */
export function useNetworkReturned<T extends 'network.returned' | 'connection.returned'>(
  actor: Waiting<T>,
  type: T,
): void {
  useEffect(() => {
    const tell = () => actor.send({type})
    addEventListener('online', tell)
    return () => removeEventListener('online', tell)
  }, [actor, type])
}
