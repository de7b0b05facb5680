import {noRemoteConfig, type RemoteConfig} from '../../../domain/shell/remoteConfig.ts'

let known = noRemoteConfig
const listeners = new Set<() => void>()

/**
 * The operator's values, for everybody who asks: `useSyncExternalStore(remoteConfig.subscribe, remoteConfig.read)`. The
 * defaults until the fetch, which begins when the product is idle, has brought others (spec 1§7).
 */
export const remoteConfig = {
  read: (): RemoteConfig => known,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Tells everybody of new values. */
export function publishRemoteConfig(config: RemoteConfig): void {
  if (config === known) return
  known = config
  for (const listener of listeners) listener()
}
