import type {ReactNode} from 'react'
import type {SnapshotFrom} from 'xstate'
import type {RemoteConfig} from '../../../domain/shell/remoteConfig.ts'
import type {remoteConfigMachine} from '../../../machines/shell/remoteConfig.machine.ts'
import {knownConfig} from '../../../machines/shell/remoteConfig.selectors.ts'

type Props = {
  readonly state: SnapshotFrom<typeof remoteConfigMachine>
  readonly children: (config: RemoteConfig) => ReactNode
}

/** A part of a screen that the operator's values decide; in no state does it wait for them (F-013). */
export const RemoteConfigView = ({state, children}: Props) => children(knownConfig(state))
