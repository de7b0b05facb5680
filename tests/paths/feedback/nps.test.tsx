import {NpsView} from '../../../src/features/feedback/NpsView.tsx'
import {npsModel, npsView} from '../../models/feedback/nps.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(npsModel, npsView, (flow) => <NpsView {...flow} syncStatus="sending" />)
