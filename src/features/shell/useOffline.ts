import {useSyncExternalStore} from 'react'
import {watchNetwork} from '../../services/platform/device.ts'

const isOffline = () => !navigator.onLine

/** Whether the device has no network. */
export const useOffline = (): boolean => useSyncExternalStore(watchNetwork, isOffline)
