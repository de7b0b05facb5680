import {OneClickView} from '../../../src/features/extras/wizards/OneClickView.tsx'
import {oneClickModel, oneClickView} from '../../models/extras/oneClick.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(oneClickModel, oneClickView, (flow) => <OneClickView {...flow} />)
