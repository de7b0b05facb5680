import {HidingView} from '../../../src/features/forum/HidingView.tsx'
import {hidingModel, hidingView} from '../../models/forum/hiding.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(hidingModel, hidingView, (flow) => <HidingView {...flow} offers="decide" />)
