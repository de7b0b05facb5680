import {TargetsView} from '../../../src/features/profile/TargetsView.tsx'
import {list, targetsModel, targetsView} from '../../models/profile/targets.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(targetsModel, targetsView, ({state, send}) => <TargetsView state={state} send={send} list={list} />)
