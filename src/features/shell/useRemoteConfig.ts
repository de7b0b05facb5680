import {useSyncExternalStore} from 'react'
import type {RemoteConfig} from '../../../domain/shell/remoteConfig.ts'
import {remoteConfig} from '../../services/platform/remoteConfig.ts'

/** The operator's values that count now; the screen follows when others arrive (spec 1§7). */
export const useRemoteConfig = (): RemoteConfig => useSyncExternalStore(remoteConfig.subscribe, remoteConfig.read)
