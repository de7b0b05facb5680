import {RemoteConfigView} from '../../../src/features/shell/RemoteConfigView.tsx'
import {phoneOf, remoteConfigModel, remoteConfigView} from '../../models/shell/remoteConfig.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(remoteConfigModel, remoteConfigView, ({state}) => (
  <RemoteConfigView state={state}>{(config) => <p>{phoneOf(config)}</p>}</RemoteConfigView>
))
