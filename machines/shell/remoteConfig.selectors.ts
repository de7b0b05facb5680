import type {SnapshotFrom} from 'xstate'
import type {RemoteConfig} from '../../domain/shell/remoteConfig.ts'
import type {remoteConfigMachine} from './remoteConfig.machine.ts'

/** The values that count now: the last ones that came, else the defaults. */
export const knownConfig = ({context}: SnapshotFrom<typeof remoteConfigMachine>): RemoteConfig => context.config
